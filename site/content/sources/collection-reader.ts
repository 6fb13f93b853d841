import { TranslatedColumns, withTranslations } from '@clinic/cms/database/translated-columns';
import type { CollectionSlug, Payload, SelectType, Where } from 'payload';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';
import { splitIntoChunks } from '#content/split-into-chunks.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import type { ConvertedList, Known, Stamp } from './converted-list.ts';
import type { Doc } from './payload-to-wire.ts';

/** Small, because the rows of a batch are converted in one go, which blocks the event loop. */
const ROWS_AT_ONCE = 20;
const STAMPS_AT_ONCE = 500;
/** The database reads the next batch while this one is converted. */
const READS_AT_ONCE = 2;

/** Shorter lists are read as quickly without the converted documents that are kept. */
const LONG_LIST = 200;

/** Loads only new and changed documents: after an edit in a list of twenty thousand, one. */
export class CollectionReader<Item> {
  readonly #payload: Payload;
  readonly #collection: CollectionSlug;
  readonly #toItem: (doc: Doc) => Item;
  readonly #translated: TranslatedColumns;
  readonly #kept: ConvertedList<Item> | undefined;
  #known: Known<Item> = new Map();

  constructor(
    payload: Payload,
    collection: CollectionSlug,
    toItem: (doc: Doc) => Item,
    kept?: ConvertedList<Item>,
  ) {
    this.#payload = payload;
    this.#collection = collection;
    this.#toItem = toItem;
    this.#kept = kept;
    this.#translated = new TranslatedColumns(payload, collection);
  }

  async read(isPublic: Where): Promise<Item[]> {
    const known = this.#known;
    const isKnown = ({ id, updatedAt }: Stamp) =>
      updatedAt !== undefined && known.get(id)?.updatedAt === updatedAt;
    const stamps = await this.#stamps(isPublic);
    const changed = stamps.filter((stamp) => !isKnown(stamp));
    const kept = changed.length < LONG_LIST ? undefined : await this.#kept?.read(changed);
    const made = await this.#readRows(
      changed.filter(({ id }) => !kept?.has(id)),
      isPublic,
    );
    const yieldToEventLoop = createYieldToEventLoop();
    const now: Known<Item> = new Map();
    for (const stamp of stamps) {
      const { id } = stamp;
      // Undefined if it was deleted or unpublished after it was listed.
      const one = isKnown(stamp) ? known.get(id) : (kept?.get(id) ?? made.get(id));
      if (one) now.set(id, one);
      await yieldToEventLoop();
    }
    this.#known = now;
    // Nothing is kept of a list that has become short, nor of documents deleted from it.
    if (stamps.length < LONG_LIST) this.#kept?.keepLater(new Map(), []);
    else this.#kept?.keepLater(made, [...now.keys()]);
    return Array.from(now.values(), ({ item }) => item);
  }

  async #readRows(stamps: readonly Stamp[], isPublic: Where): Promise<Known<Item>> {
    const read: Known<Item> = new Map();
    await forEachWithConcurrency(
      READS_AT_ONCE,
      splitIntoChunks(stamps, ROWS_AT_ONCE),
      async (page) => {
        const docs = await this.#readPage(page, isPublic);
        // Read after the documents, so that a language unpublished meanwhile is not shown.
        const translations = await this.#translated.read(docs.map(({ id }) => id));
        const yieldToEventLoop = createYieldToEventLoop();
        for (const doc of docs) {
          await yieldToEventLoop();
          const whole = withTranslations(doc, translations.get(doc.id) ?? {});
          read.set(doc.id, { updatedAt: doc.updatedAt, item: this.#toItem(whole) });
        }
      },
    );
    return read;
  }

  /**
   * Rows with an unchanged stamp already matched the access rule; checking it again takes a join
   * and an eighth of the time. Rows saved since are checked: they may have been unpublished.
   */
  async #readPage(stamps: readonly Stamp[], isPublic: Where): Promise<Doc[]> {
    const listed = new Map(stamps.map(({ id, updatedAt }) => [id, updatedAt]));
    const select = this.#translated.otherFields;
    const rows = await this.#find({ where: idIn(listed.keys()), limit: listed.size, select });
    const docs = rows.filter(
      ({ id, updatedAt }) => updatedAt !== undefined && listed.get(id) === updatedAt,
    );
    for (const { id } of docs) listed.delete(id);
    if (listed.size === 0) return docs;
    const where = { and: [isPublic, idIn(listed.keys())] };
    return [...docs, ...(await this.#find({ where, limit: listed.size, select }))];
  }

  /** Paged by id instead of offset: the time per page stays the same however many there are. */
  async #stamps(isPublic: Where): Promise<Stamp[]> {
    const stamps: Stamp[] = [];
    for (;;) {
      const last = stamps.at(-1)?.id;
      const page = await this.#find({
        where: last === undefined ? isPublic : { and: [isPublic, { id: { greater_than: last } }] },
        limit: STAMPS_AT_ONCE,
        select: { updatedAt: true },
      });
      stamps.push(...page);
      if (page.length < STAMPS_AT_ONCE) return stamps;
    }
  }

  /** By the database: Payload's own `find` takes twice as long, for hooks that add nothing here. */
  async #find(query: { where: Where; limit: number; select?: SelectType }) {
    const { docs } = await this.#payload.db.find<Doc>({
      ...query,
      collection: this.#collection,
      locale: 'all',
      pagination: false,
      sort: 'id',
    });
    return docs;
  }
}

const idIn = (ids: Iterable<string>): Where => ({ id: { in: [...ids] } });
