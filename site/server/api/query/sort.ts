import type { YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { isContainer } from './loose-comparison.ts';

type Entry = Readonly<Record<string, unknown>>;
export type SortField = { name: string; descending: boolean };
type Key = number | Buffer;

/** As in Cockpit's database: numbers, then strings by bytes; null and false are empty strings. */
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

/** The value under a dotted name: `category._id`, `related.0._id`. Null if any step is missing. */
export function fieldValue(entry: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(entry, name)) return entry[name] ?? null;
  let value: unknown = entry;
  for (const step of name.split('.')) {
    if (typeof value !== 'object' || value === null || !hasStep(value, step)) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return value ?? null;
}

/** The steps into a list are its indices, not `length`. */
function hasStep(value: object, step: string): boolean {
  return Object.hasOwn(value, step) && !(Array.isArray(value) && step === 'length');
}
