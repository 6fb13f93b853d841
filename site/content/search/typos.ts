import MiniSearch, { type Query } from 'minisearch';

type How = 'AND' | 'OR';

/** Longer words may have an edit distance of two, which already covers two swapped letters. */
const MAX_SWAPPED = 7;

/** Allowed edit distance, from four letters on; shorter words would match almost anything. */
export function allowedTypos(term: string): number | false {
  if (term.length < 4) return false;
  return term.length > MAX_SWAPPED ? 2 : 1;
}

/** The query, extended by variants of its words with two adjacent letters swapped. */
export function withSwaps(question: string, combineWith: How): Query {
  const words: string[] = MiniSearch.getDefault('tokenize')(question);
  return { combineWith, queries: words.filter(Boolean).map(anyOrder) };
}

function anyOrder(word: string): Query {
  if (word.length < 4 || word.length > MAX_SWAPPED) return word;
  const swaps: Query = { combineWith: 'OR', queries: swapsOf(word), fuzzy: false };
  return { combineWith: 'OR', queries: [word, swaps] };
}

/** `labor` → `albor`, `lbaor`, `laobr`, `labro`. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}
