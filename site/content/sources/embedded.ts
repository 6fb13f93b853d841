import { isPrivate } from '@clinic/cms/access/private';
import { readContentVersions, readDatabaseId } from '@clinic/cms/content-versions/content-version';
import type { ConvertedEntries } from '@clinic/cms/database/converted-entries';
import { RESTORED } from '@clinic/cms/database/restored-row';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { readPassedLimits } from '@clinic/cms/publish-later/shown-window';
import {
  createLocalReq,
  executeAccess,
  type Access,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';
import type { Dropped } from '#content/dropped.ts';
import type { ContentSource, PartVersions } from '#content/source.ts';
import type { WireAsset, WireEntry, WireField, WirePart } from '#content/values/wire.ts';
import { keepLeftOut } from '@clinic/cms/overview/left-out';
import { CollectionReader } from './collection-reader.ts';
import { ConvertedList } from './converted-list.ts';
import { DOCUMENTS_PATH, UPLOADS_PATH } from './file-paths.ts';
import { menuToWire } from './menu-to-wire.ts';
import { toSeconds, toWireEntry, toWireFields, type Doc } from './payload-to-wire.ts';

const VIDEO_CATEGORIES = 'video_categories';

/** The upload collections, and the path at which the site serves the files of each. */
const ASSETS: Readonly<Partial<Record<CollectionSlug, string>>> = {
  media: UPLOADS_PATH,
  documents: DOCUMENTS_PATH,
};

/** Reads the clinic's own database through Payload, as an anonymous visitor would be allowed to. */
export class EmbeddedSource implements ContentSource {
  readonly #payload: Payload;
  readonly #converted: ConvertedEntries | undefined;
  readonly #onKeepError: (error: unknown) => void;
  readonly #entries = new Map<CollectionSlug, CollectionReader<WireEntry>>();
  readonly #assets = new Map<CollectionSlug, CollectionReader<WireAsset>>();
  /** Id of the database whose content the readers have cached. */
  #database: string | undefined;

  constructor(
    payload: Payload,
    converted?: ConvertedEntries,
    onKeepError: (error: unknown) => void = () => undefined,
  ) {
    this.#payload = payload;
    this.#converted = converted;
    this.#onKeepError = onKeepError;
  }

  keepDropped(dropped: readonly Dropped[]): Promise<void> {
    return keepDropped(this.#payload, dropped);
  }

  async versions(): Promise<PartVersions> {
    // Read each time: after a restore, say, another database may be at the same address.
    const raised = await readContentVersions(this.#payload);
    const passed = await readPassedLimits(this.#payload);
    const database = `${await readDatabaseId(this.#payload)}.${raised.get(RESTORED) ?? 0}`;
    if (database !== this.#database) this.#forget();
    this.#database = database;
    const collections = Object.keys(this.#payload.collections).filter((slug) =>
      this.#isPublic(slug),
    );
    const globals = this.#payload.globals.config.map((global) => global.slug);
    return new Map(
      [...collections, ...globals].map((name) => {
        const version = `${raised.get(name) ?? 0} of ${database}`;
        const limit = passed.get(name);
        return [name, limit ? `${version} at ${limit}` : version];
      }),
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

  async loadDraft(name: string, id: string): Promise<WireEntry | undefined> {
    const draft = { draft: true, locale: 'all', depth: 0 } as const;
    if (id === '') {
      const slug = name as GlobalSlug;
      const fields = this.#globalOf(slug).flattenedFields;
      const doc = await this.#payload.findGlobal({ slug, ...draft });
      const data = toWireEntry(fields, shownInAll(doc));
      return slug === 'menu' ? menuToWire(data) : data;
    }
    if (!this.#isPublic(name)) return undefined;
    const slug = name as CollectionSlug;
    const query = { collection: slug, id, ...draft, disableErrors: true } as const;
    const doc = await this.#payload.findByID(query);
    return doc ? toWireEntry(this.#configOf(slug).flattenedFields, shownInAll(doc)) : undefined;
  }

  async close(): Promise<void> {
    await this.#payload.destroy();
  }

  #forget(): void {
    this.#entries.clear();
    this.#assets.clear();
  }

  /** Submissions and staff accounts are never content. */
  #isPublic(slug: string): boolean {
    const collection = this.#payload.collections[slug as CollectionSlug];
    return (
      collection !== undefined && !isPrivate(collection.config) && !slug.startsWith('payload-')
    );
  }

  #configOf(slug: CollectionSlug): SanitizedCollectionConfig {
    const collection = this.#payload.collections[slug];
    if (!collection) throw new Error(`There is no content named ${slug}`);
    return collection.config;
  }

  #globalOf(slug: GlobalSlug): SanitizedGlobalConfig {
    const global = this.#payload.globals.config.find((one) => one.slug === slug);
    if (!global) throw new Error(`There is no content named ${slug}`);
    return global;
  }

  async #loadCollection(slug: CollectionSlug): Promise<WirePart> {
    const { access, flattenedFields: fields } = this.#configOf(slug);
    // The former API gave video categories as a tree.
    const sortable = slug === VIDEO_CATEGORIES;
    const toEntry = (doc: Doc) => {
      const entry = toWireEntry(fields, doc);
      return sortable ? { ...withParentLink(slug, entry), _o: entry.order, _pid: null } : entry;
    };
    const reader = this.#entries.get(slug) ?? this.#readerOf(slug, toEntry);
    this.#entries.set(slug, reader);
    const entries = (await reader.read(await this.#publicRule(access.read))).toSorted(byOrder);
    const described = withParentField(slug, toWireFields(fields));
    return { kind: 'collection', fields: described, sortable, entries };
  }

  async #loadSingleton(slug: GlobalSlug): Promise<WirePart> {
    const config = this.#globalOf(slug);
    const where = await this.#publicRule(config.access.read);
    const doc = await this.#payload.db.findGlobal<Doc>({ slug, locale: 'all', where });
    const fields = toWireFields(config.flattenedFields);
    const data = toWireEntry(config.flattenedFields, doc);
    return { kind: 'singleton', fields, data: slug === 'menu' ? menuToWire(data) : data };
  }

  async #loadAssets(slug: CollectionSlug, address: string): Promise<WireAsset[]> {
    const reader =
      this.#assets.get(slug) ?? this.#readerOf(slug, (doc) => toWireAsset(address, doc));
    this.#assets.set(slug, reader);
    return reader.read(await this.#publicRule(this.#configOf(slug).access.read));
  }

  #readerOf<Item>(slug: CollectionSlug, toItem: (doc: Doc) => Item): CollectionReader<Item> {
    const entries = this.#converted;
    const kept = entries && new ConvertedList<Item>(entries, slug, this.#onKeepError);
    return new CollectionReader(this.#payload, slug, toItem, kept);
  }

  /** The content's access rule as a query, evaluated for an anonymous visitor. */
  async #publicRule(rule: Access): Promise<Where> {
    const req = await createLocalReq({}, this.#payload);
    const allowed = await executeAccess({ req }, rule);
    return allowed === true ? {} : (allowed as Where);
  }
}

/** Every language of a draft counts as published here: the editor wants to see it. */
function shownInAll(doc: object): Doc {
  const _status = Object.fromEntries(LOCALES.map((locale) => [locale, 'published']));
  return { ...(doc as Doc), _status };
}

function toWireAsset(address: string, doc: Doc): WireAsset {
  return {
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
    created: toSeconds(doc.createdAt),
    modified: toSeconds(doc.updatedAt),
  };
}

const orderOf = ({ order }: WireEntry) => (typeof order === 'number' ? order : Infinity);

function byOrder(a: WireEntry, b: WireEntry): number {
  if (orderOf(a) !== orderOf(b)) return orderOf(a) - orderOf(b);
  return Number(a._created) - Number(b._created) || (a._id < b._id ? -1 : 1);
}

const PARENT_FIELD = 'category';
const PARENT = 'videos';

/** As in the former API, a video category has the collection of videos as its parent. */
function withParentLink(collection: string, entry: WireEntry): WireEntry {
  if (collection !== VIDEO_CATEGORIES) return entry;
  return { ...entry, [PARENT_FIELD]: { link: PARENT, display: entry[PARENT_FIELD] ?? PARENT } };
}

function withParentField(collection: string, fields: WireField[]): WireField[] {
  if (collection !== VIDEO_CATEGORIES) return fields;
  const options = { link: PARENT, display: 'title', multiple: false, limit: false };
  return fields.map((field) =>
    field.name === PARENT_FIELD ? { ...field, type: 'collectionlink', options } : field,
  );
}

export async function keepDropped(payload: Payload, dropped: readonly Dropped[]): Promise<void> {
  // A field that does not fit in several languages or rows counts once.
  const entries = new Map(
    dropped.map(({ collection, id, title, field, cause = field }) => [
      [collection, id, cause].join(' '),
      { collection, entry: id === collection ? undefined : id, title, field: cause },
    ]),
  );
  await keepLeftOut(payload, [...entries.values()]);
}
