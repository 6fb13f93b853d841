import { words as own } from '../../../clinic/words.ts';

export type WordTree = { readonly [key: string]: string | WordTree };

type Part = 'site' | 'mails' | 'forms';

const OWN: Readonly<Record<string, Partial<Record<Part, WordTree>>>> = own;

const ownWords = (part: Part, language: string): WordTree => OWN[language]?.[part] ?? {};

/** The words of a part: the clinic's, else the product's, else English, which is complete. */
export function wordsFor<Words extends object>(
  part: Part,
  product: Readonly<Record<string, Words>> & { en: Words },
): (language: string) => Words {
  const merged = new Map<string, Words>();
  return (language) => {
    const known = merged.get(language);
    if (known) return known;
    const base = merge(product.en as WordTree, (product[language] ?? {}) as WordTree);
    const words = merge(base, ownWords(part, language)) as Words;
    merged.set(language, words);
    return words;
  };
}

/** The keys of a part for which a language has no words, and the number of all its keys. */
export function missingWords(
  part: Part,
  product: Readonly<Record<string, object>> & { en: object },
): (language: string) => { missing: string[]; all: number } {
  return (language) => {
    const own = new Set(
      keysOf(merge((product[language] ?? {}) as WordTree, ownWords(part, language))),
    );
    const all = keysOf(product.en as WordTree);
    return { missing: all.filter((key) => !own.has(key)), all: all.length };
  };
}

function keysOf(tree: WordTree, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? keysOf(value, `${above}${key}.`) : [above + key],
  );
}

export function merge(base: WordTree, over: WordTree): WordTree {
  return Object.fromEntries(
    Object.entries({ ...base, ...over }).map(([key, value]) => {
      const below = base[key];
      const isBranch = isTree(value) && isTree(below);
      return [key, isBranch ? merge(below, value) : value];
    }),
  );
}

function isTree(value: unknown): value is WordTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
