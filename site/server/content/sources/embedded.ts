import { isPrivate } from '@alpsera/cms/access/private';
import { LOCALES } from '@alpsera/cms/locales';
import { readContentVersions, readDatabaseId } from '@alpsera/cms/content-version';
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import { createBreather } from '../breathe.ts';
import type { ContentSource, PartVersions } from '../source.ts';
import type { WireAsset, WireEntry, WirePart } from '../wire.ts';
import { toWireEntry, toWireFields, type Doc } from './payload-to-wire.ts';

/** Payload turns a page of rows into documents in one go, and requests wait meanwhile. */
const PAGE_SIZE = 50;

/** What is uploaded is reached by address, not as content; where the site serves each kind. */
const ASSETS: Readonly<Partial<Record<CollectionSlug, string>>> = {
  media: '/storage/uploads/',
  documents: '/storage/documents/',
};

/** Reads the clinic's own database through Payload, as an anonymous visitor would be allowed to. */
export class EmbeddedSource implements ContentSource {
  readonly #payload: Payload;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  async versions(): Promise<PartVersions> {
    // Asked each time: another database may answer at the same address, after a restore say.
    const database = await readDatabaseId(this.#payload);
    const raised = await readContentVersions(this.#payload);
    const collections = Object.keys(this.#payload.collections).filter((slug) =>
      this.#isPublic(slug),
    );
    const globals = this.#payload.globals.config.map((global) => global.slug);
    return new Map(
      [...collections, ...globals].map((name) => [name, `${raised.get(name) ?? 0} of ${database}`]),
    );
  }

  async load(name: string): Promise<WirePart> {
    if (!(name in this.#payload.collections)) return this.#loadSingleton(name as GlobalSlug);
    const slug = name as CollectionSlug;
    const address = ASSETS[slug];
    return address === undefined
      ? this.#loadCollection(slug)
      : { kind: 'assets', assets: await this.#loadAssets(slug, address) };
  }

  async loadDraft(collection: string, id: string): Promise<WireEntry | undefined> {
    if (!this.#isPublic(collection)) return undefined;
    const slug = collection as CollectionSlug;
    const doc = await this.#payload.findByID({
      collection: slug,
      id,
      draft: true,
      locale: 'all',
      depth: 0,
      disableErrors: true,
    });
    if (!doc) return undefined;
    const fields = this.#fieldsOf(slug);
    // Every language of a draft counts as published here: the editor wants to see it.
    const _status = Object.fromEntries(LOCALES.map((locale) => [locale, 'published']));
    return toWireEntry(fields, { ...(doc as unknown as Doc), _status });
  }

  async close(): Promise<void> {
    await this.#payload.destroy();
  }

  /** What visitors send and who works here is never content. */
  #isPublic(slug: string): boolean {
    const collection = this.#payload.collections[slug as CollectionSlug];
    return (
      collection !== undefined && !isPrivate(collection.config) && !slug.startsWith('payload-')
    );
  }

  #fieldsOf(slug: CollectionSlug): readonly FlattenedField[] {
    const collection = this.#payload.collections[slug];
    if (!collection) throw new Error(`There is no content named ${slug}`);
    return collection.config.flattenedFields;
  }

  async #loadCollection(slug: CollectionSlug): Promise<WirePart> {
    const payloadFields = this.#fieldsOf(slug);
    const fields = toWireFields(payloadFields);
    const entries: WireEntry[] = [];
    const breathe = createBreather();
    for await (const doc of this.#documents(slug)) {
      entries.push(toWireEntry(payloadFields, doc));
      await breathe();
    }
    return { kind: 'collection', fields, sortable: false, entries: entries.toSorted(byOrder) };
  }

  async #loadSingleton(slug: GlobalSlug): Promise<WirePart> {
    const config = this.#payload.globals.config.find((global) => global.slug === slug);
    if (!config) throw new Error(`There is no content named ${slug}`);
    const doc = await this.#payload.findGlobal({
      slug,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
    });
    const fields = toWireFields(config.flattenedFields);
    const data = toWireEntry(config.flattenedFields, doc as unknown as Doc);
    return { kind: 'singleton', fields, data };
  }

  async #loadAssets(slug: CollectionSlug, address: string): Promise<WireAsset[]> {
    const assets: WireAsset[] = [];
    for await (const doc of this.#documents(slug)) {
      assets.push({
        _id: doc.id,
        path: `${address}${String(doc.filename)}`,
        mime: doc.mimeType as string,
        size: doc.filesize as number,
        ...(typeof doc.width === 'number' && {
          width: doc.width,
          height: doc.height as number,
          focal: { x: Number(doc.focalX ?? 50), y: Number(doc.focalY ?? 50) },
        }),
        alt: (doc.alt ?? {}) as Record<string, string>,
      });
    }
    return assets;
  }

  /** Pages by id, not by number: the time per page stays the same however many there are. */
  async *#documents(collection: CollectionSlug): AsyncGenerator<Doc> {
    let page = await this.#page(collection);
    while (page.length === PAGE_SIZE) {
      // The database works on the next page while this one is turned into entries.
      const next = this.#page(collection, page.at(-1)?.id);
      next.catch(() => undefined);
      yield* page;
      page = await next;
    }
    yield* page;
  }

  async #page(collection: CollectionSlug, after?: string): Promise<Doc[]> {
    const { docs } = await this.#payload.find({
      collection,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      limit: PAGE_SIZE,
      sort: 'id',
      ...(after !== undefined && { where: { id: { greater_than: after } } }),
    });
    return docs as unknown as Doc[];
  }
}

const orderOf = ({ order }: WireEntry) => (typeof order === 'number' ? order : Infinity);

/** The editors' order, then the order of creation. */
function byOrder(a: WireEntry, b: WireEntry): number {
  if (orderOf(a) !== orderOf(b)) return orderOf(a) - orderOf(b);
  return Number(a._created) - Number(b._created) || (a._id < b._id ? -1 : 1);
}
