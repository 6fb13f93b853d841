import type { YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { fieldValue } from './field-value.ts';
import { isContainer } from './loose-comparison.ts';

type Entry = Readonly<Record<string, unknown>>;
export type SortField = { name: string; descending: boolean };
type Key = number | Buffer;

/**
 * Sorts entries as Cockpit's database does: numbers before strings, strings by their bytes, null
 * and false as the empty string. The sort is stable, whichever the direction.
 */
export async function sortEntries<E extends Entry>(
  entries: readonly E[],
  fields: readonly SortField[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<E[]> {
  const rows: { entry: E; keys: Key[] }[] = [];
  for (const entry of entries) {
    rows.push({ entry, keys: fields.map(({ name }) => toKey(fieldValue(entry, name))) });
    await yieldToEventLoop();
  }
  rows.sort((a, b) => {
    for (const [index, { descending }] of fields.entries()) {
      const order = compareKeys(a.keys[index] ?? 0, b.keys[index] ?? 0);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
  return rows.map(({ entry }) => entry);
}

function toKey(value: unknown): Key {
  if (typeof value === 'number') return value;
  if (value === null || value === false) return Buffer.from('');
  if (value === true) return Buffer.from('1');
  return Buffer.from(isContainer(value) ? JSON.stringify(value) : String(value));
}

function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : Buffer.compare(a, b);
}
