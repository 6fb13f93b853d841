import type { Converted, ConvertedEntries } from '@clinic/cms/database/converted-entries';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';
import { splitIntoChunks } from '#content/split-into-chunks.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';

const ROWS_AT_ONCE = 50;
/** The database reads the next rows while these are parsed. */
const READS_AT_ONCE = 2;

/** The id of a document and the time of its last change. */
export type Stamp = { id: string; updatedAt?: string | undefined };

export type Known<Item> = Map<string, { updatedAt: string | undefined; item: Item }>;

/**
 * Converted documents, kept in the database for the next start and for other machines. Without them
 * reading only takes longer, so errors are just logged.
 */
export class ConvertedList<Item> {
  readonly #entries: ConvertedEntries;
  readonly #collection: string;
  readonly #onError: (error: unknown) => void;
  #keeping: Promise<void> = Promise.resolve();
  /** Ids of the documents that visitors saw when the list was last kept. */
  #seen: readonly string[] | undefined;

  constructor(entries: ConvertedEntries, collection: string, onError: (error: unknown) => void) {
    this.#entries = entries;
    this.#collection = collection;
    this.#onError = onError;
  }

  async read(stamps: readonly Stamp[]): Promise<Known<Item>> {
    const wanted = new Map(stamps.map(({ id, updatedAt }) => [id, updatedAt]));
    const read: Known<Item> = new Map();
    const readRows = async (ids: readonly string[]) => {
      const yieldToEventLoop = createYieldToEventLoop();
      for (const { id, updatedAt, json } of await this.#entries.read(this.#collection, ids)) {
        await yieldToEventLoop();
        if (wanted.get(id) !== updatedAt) continue;
        read.set(id, { updatedAt, item: JSON.parse(json) as Item });
      }
    };
    await forEachWithConcurrency(
      READS_AT_ONCE,
      splitIntoChunks([...wanted.keys()], ROWS_AT_ONCE),
      readRows,
    ).catch(this.#onError);
    return read;
  }

  /** Keeps newly converted documents, in the background; `ids` are all that visitors see. */
  keepLater(made: Known<Item>, ids: readonly string[]): void {
    this.#keeping = this.#keeping.then(() => this.#keep(made, ids)).catch(this.#onError);
  }

  kept(): Promise<void> {
    return this.#keeping;
  }

  async #keep(made: Known<Item>, ids: readonly string[]): Promise<void> {
    const seen = new Set(ids);
    const isSameOrMore = this.#seen?.every((id) => seen.has(id));
    if (!isSameOrMore) await this.#entries.keepOnly(this.#collection, ids);
    this.#seen = ids;
    for (const page of splitIntoChunks([...made], ROWS_AT_ONCE)) {
      const yieldToEventLoop = createYieldToEventLoop();
      const rows: Converted[] = [];
      for (const [id, { updatedAt, item }] of page) {
        await yieldToEventLoop();
        if (updatedAt !== undefined) rows.push({ id, updatedAt, json: JSON.stringify(item) });
      }
      await this.#entries.keep(this.#collection, rows);
    }
  }
}
