import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { questionQuery, wordsOf } from './question-query.ts';

/** `stage` is the index of the first list of fields in which everything was found. */
export type StagedResult = SearchResult & { stage: number };

/**
 * A hit in a title comes before one in a long text, however often the text has the word. Typos are
 * forgiven only if the term as it was typed finds nothing.
 */
export async function stagedSearch(
  index: MiniSearch,
  question: { text: string; locales: readonly string[]; combineWith: 'AND' | 'OR' },
  stages: readonly (readonly string[])[],
  yieldToEventLoop: () => Promise<void> | undefined,
): Promise<StagedResult[]> {
  const asTyped = [question.text, ...beginningsOf(question.text)];
  const attempts = [
    ...asTyped.map((text, at) => ({ text, isForgiving: false, isWhole: at > 0 })),
    { text: question.text, isForgiving: true, isWhole: false },
  ];
  for (const { text, isForgiving, isWhole } of attempts) {
    const found = new Map<unknown, StagedResult>();
    const query = isWhole ? text : questionQuery({ ...question, text, isForgiving });
    const exactly: SearchOptions = { fuzzy: false, ...(isWhole && { prefix: false }) };
    for (const [stage, fields] of (isWhole ? stages.slice(0, 2) : stages).entries()) {
      await yieldToEventLoop();
      const options = isForgiving ? { filter: beginsAlike } : exactly;
      for (const result of index.search(query, { ...options, fields: [...fields] })) {
        if (!found.has(result.id)) found.set(result.id, { ...result, stage });
      }
    }
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

/** Hardly anybody mistypes the first letter. */
const beginsAlike = ({ terms, queryTerms }: SearchResult) =>
  terms.some((term) => queryTerms.some((asked) => asked[0] === term[0]));

const MIN_COMPOUND = 8;
const MIN_BEGINNING = 4;

/** «Zahnprobleme» is about «Zahn»: an unknown compound finds the name that it begins with. */
function beginningsOf(text: string): string[] {
  if (text.length < MIN_COMPOUND || wordsOf(text).length > 1) return [];
  const count = text.length - MIN_BEGINNING;
  return Array.from({ length: count }, (_, at) => text.slice(0, text.length - 1 - at));
}
