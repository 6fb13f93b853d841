import { fold } from '#content/search/fold.ts';

export type Piece = { text: string; isMatch: boolean };

type Range = readonly [from: number, to: number];

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Shorter terms match only the beginning of a word: they occur inside almost any. */
const MIN_INSIDE = 3;
const MIN_FORGIVEN = 4;

/** «saeure» marks «Säure», «mikroskop» a part of «Dunkelfeldmikroskopie»; typos are forgiven. */
export function markMatches(text: string, term: string): Piece[] {
  const sought = [...term.matchAll(WORD)].map(([word]) => fold(word)).filter(Boolean);
  return splitAt(text, (word) => matchIn(word, sought));
}

/** Marks the words that a search has found; `found` holds them folded. */
export function markWords(text: string, found: ReadonlySet<string>): Piece[] {
  return splitAt(text, (word) => {
    const folded = fold(word);
    if (found.has(folded)) return [0, word.length];
    const ending = [...found].find((one) => one.length >= MIN_FORGIVEN && folded.endsWith(one));
    return ending && unfold(word, folded.length - ending.length, ending.length);
  });
}

function splitAt(text: string, rangeIn: (word: string) => Range | '' | undefined): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), isMatch });
    done = Math.max(done, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const range = rangeIn(word);
    if (!range) continue;
    add(index + range[0], false);
    add(index + range[1], true);
  }
  add(text.length, false);
  return pieces;
}

function matchIn(word: string, sought: readonly string[]): Range | undefined {
  const folded = fold(word);
  for (const term of sought) {
    const at = folded.indexOf(term);
    if (at === 0 || (at > 0 && term.length >= MIN_INSIDE)) return unfold(word, at, term.length);
  }
  return sought.some((term) => isNear(term, folded)) ? [0, word.length] : undefined;
}

/** Folding shortens words, so this maps a position in the folded word to the original word. */
function unfold(word: string, at: number, length: number): Range {
  const lengths = Array.from(
    { length: word.length + 1 },
    (_, end) => fold(word.slice(0, end)).length,
  );
  const from = lengths.findLastIndex((count) => count <= at);
  const to = lengths.findIndex((count, end) => end > from && count >= at + length);
  return [at === 0 ? 0 : from, to === -1 ? word.length : to];
}

/** As tolerant as the search itself: one typo from four letters on, two from eight letters on. */
function isNear(term: string, folded: string): boolean {
  if (term.length < MIN_FORGIVEN) return false;
  const allowed = term.length > 7 ? 2 : 1;
  return Math.abs(term.length - folded.length) <= allowed && editDistance(term, folded) <= allowed;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
