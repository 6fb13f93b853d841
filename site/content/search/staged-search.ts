import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { questionQuery } from './question-query.ts';

/** `stage` is the position of the first list of fields that has all that was asked for. */
export type StagedResult = SearchResult & { stage: number };

export type Stages = readonly (readonly string[])[];

/**
 * Searches more and more fields: a hit in a title comes before one in a long text, however often
 * the word stands there. What was typed is meant as it is; only if that finds nothing, slips of the
 * pen are forgiven.
 */
export async function stagedSearch(
  index: MiniSearch,
  question: { text: string; locales: readonly string[]; combineWith: 'AND' | 'OR' },
  stages: Stages,
  yieldToEventLoop: () => Promise<void> | undefined,
): Promise<StagedResult[]> {
  for (const isForgiving of [false, true]) {
    const found = new Map<unknown, StagedResult>();
    const query = questionQuery({ ...question, isForgiving });
    const options: SearchOptions = isForgiving ? {} : { fuzzy: false };
    for (const [stage, fields] of stages.entries()) {
      await yieldToEventLoop();
      for (const result of index.search(query, { ...options, fields: [...fields] })) {
        if (!found.has(result.id)) found.set(result.id, { ...result, stage });
      }
    }
    if (found.size > 0) return [...found.values()];
  }
  return [];
}
