export type WordLength = 'usual' | 'long' | 'longest';

/** The most letters of a word that fits on a line, in the usual size and in the next smaller one. */
const USUAL_UP_TO = 15;
const LONG_UP_TO = 18;

/** Where a line may break: at spaces, hyphens, dashes and soft hyphens. */
const BREAKS = /[\s\u00AD\u200B\u2013\u2014-]+/u;

/** Decides the size of a title: German words may fill a line, and browsers break them anywhere. */
export function wordLength(...titles: string[]): WordLength {
  const words = titles.flatMap((title) => title.normalize('NFC').split(BREAKS));
  const longest = Math.max(0, ...words.map((word) => [...word].length));
  if (longest <= USUAL_UP_TO) return 'usual';
  return longest <= LONG_UP_TO ? 'long' : 'longest';
}

export const TITLE_SIZES: Readonly<Record<WordLength, string>> = {
  usual: 'text-4xl',
  long: 'text-title-long',
  longest: 'text-title-longest',
};
