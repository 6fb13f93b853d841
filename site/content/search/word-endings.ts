const MIN_WORD = 9;
const MIN_ENDING = 4;
const MIN_BEGINNING = 3;

/** So that «Mikroskopie» finds «Dunkelfeldmikroskopie»: the index matches beginnings only. */
export function withEndings(word: string): string[] {
  if (word.length < MIN_WORD) return [word];
  const count = word.length - MIN_BEGINNING - MIN_ENDING + 1;
  return [word, ...Array.from({ length: count }, (_, at) => word.slice(at + MIN_BEGINNING))];
}

/** Adds hyphenated words as one: «Colon-Hydrotherapie» is also «Colonhydrotherapie». */
export function withJoinedWords(text: string): string {
  const hyphenated = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...hyphenated.map((word) => word.replaceAll('-', ''))].join(' ');
}
