import MiniSearch, { type Query } from 'minisearch';
import { fold } from './fold.ts';
import { wordStem } from './word-stem.ts';

/** Longer words may have an edit distance of two, which already covers two swapped letters. */
const MAX_SWAPPED = 7;

/** Allowed edit distance, from four letters on; shorter words would match almost anything. */
export function allowedTypos(term: string): number | false {
  if (term.length < 4) return false;
  return term.length > MAX_SWAPPED ? 2 : 1;
}

export function wordsOf(text: string): string[] {
  const words: string[] = MiniSearch.getDefault('tokenize')(text);
  return words.filter(Boolean);
}

type Question = {
  text: string;
  locales: readonly string[];
  combineWith: 'AND' | 'OR';
  /** Whether words with two adjacent letters swapped are meant too. */
  isForgiving: boolean;
};

export function questionQuery({ text, locales, combineWith, isForgiving }: Question): Query {
  const queries = wordsOf(text).map((word): Query => {
    const stems = locales.map((locale) => wordStem(fold(word), locale));
    const forms = [...new Set([word, ...stems])];
    const isSwapped = isForgiving && word.length >= 4 && word.length <= MAX_SWAPPED;
    const swaps: Query = {
      combineWith: 'OR',
      queries: isSwapped ? swapsOf(word) : [],
      fuzzy: false,
    };
    return { combineWith: 'OR', queries: isSwapped ? [...forms, swaps] : forms };
  });
  return { combineWith, queries };
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
