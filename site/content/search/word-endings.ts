const MIN_WORD = 9;
const MIN_ENDING = 4;
/** What stands before an ending is a word too. */
const MIN_BEGINNING = 3;

/**
 * German puts words together: who looks for «Mikroskopie» means the «Dunkelfeldmikroskopie» too.
 * An index finds words by their beginning, so each ending of a long word is entered as well.
 */
export function withEndings(word: string): string[] {
  if (word.length < MIN_WORD) return [word];
  const count = word.length - MIN_BEGINNING - MIN_ENDING + 1;
  return [word, ...Array.from({ length: count }, (_, at) => word.slice(at + MIN_BEGINNING))];
}
