import { raiseContentVersion } from '@clinic/cms/content-versions/content-version';
import type { CollectionSlug, Payload, PayloadRequest, FlattenedField } from 'payload';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { displayOf } from '#content/references.ts';
import { secondsOf } from '#content/values/moments.ts';
import type { WireEntry } from '#content/values/wire.ts';
import type { FormerSlug } from '#content/sources/cockpit/panel-slugs.ts';
import { importId } from './import-id.ts';
import type { HostCollection } from './read-host.ts';
import type { Report } from './report.ts';
import { toDocument } from './to-document.ts';
import type { Values, WireToPayload } from './wire-to-payload.ts';

type Stored = Values & { id: string; updatedAt?: string; deletedAt?: string | null };
type Owned = { id: string; document: Values };
type Fresh = Owned & { isNew: boolean };
type Note = (id: string, field: string, reason: string) => void;

export type ImportContext = {
  payload: Payload;
  req: PayloadRequest;
  report: Report;
  convert: WireToPayload;
  /** Whether what was changed here after the host's last change is overwritten. */
  overwrites: boolean;
};

/**
 * Writes entries in all languages at once, without the hooks of the studio, as the seed does. An
 * entry keeps the host's times: the next import compares them to see what has changed, and where.
 */
export async function importEntries(
  context: ImportContext,
  collections: ReadonlyMap<CollectionSlug, HostCollection>,
): Promise<void> {
  const plans = new Map<CollectionSlug, Fresh[]>();
  for (const [slug, collection] of collections) {
    plans.set(slug, await planCollection(context, slug, collection));
  }
  // Entries may link to each other in cycles: all must exist before links are written.
  for (const [slug, plan] of plans) {
    for (const one of plan) if (one.isNew) await create(context, slug, one);
  }
  for (const [slug, plan] of plans) {
    for (const one of plan) await write(context, slug, one);
    if (plan.length > 0) await raiseContentVersion(context.req, slug);
    await keepFormerSlugs(context, collections.get(slug)?.formerSlugs ?? []);
  }
}

async function planCollection(
  context: ImportContext,
  slug: CollectionSlug,
  { entries }: HostCollection,
): Promise<Fresh[]> {
  const { payload, req, report, convert } = context;
  const fields = payload.collections[slug].config.flattenedFields;
  const { docs } = await payload.db.find<Stored>({
    collection: slug,
    locale: 'all',
    pagination: false,
    req,
  });
  const stored = new Map(docs.map((doc) => [doc.id, doc]));
  const titles = new Map(entries.map(({ entry }) => [importId(slug, entry._id), displayOf(entry)]));
  const note: Note = (id, field, reason) =>
    report.note({ collection: slug, id, title: titles.get(id) ?? '', field, reason });
  const plan = entries.flatMap(({ entry, isDraft }): Fresh[] => {
    const id = importId(slug, entry._id);
    const known = stored.get(id);
    const verdict = known ? shouldWrite(known, entry._modified, context.overwrites) : true;
    if (verdict !== true) {
      if (verdict) note(id, '', verdict);
      report.count(slug, 'same');
      return [];
    }
    const document = {
      ...toDocument(fields, convert, {
        data: entry,
        isDraft,
        path: `${slug}/${id}`,
        note: (field, reason) => note(id, field, reason),
      }),
      ...timesOf(entry, known),
    };
    report.count(slug, known ? 'updated' : 'added');
    if (isDraft) report.count(slug, 'drafts');
    return [{ id, document, isNew: !known }];
  });
  const planned = new Set(plan.map(({ id }) => id));
  const others = docs.filter(({ id }) => !planned.has(id));
  makeUnique(fields, plan, others, note);
  return plan;
}

/** True if the host's entry is to be written; else the reason, empty if it is unchanged. */
function shouldWrite(known: Stored, modified: unknown, overwrites: boolean): true | string {
  const theirs = wholeSecondsOf(modified);
  const ours = Math.floor(Date.parse(known.updatedAt ?? '') / 1000);
  if (overwrites) return true;
  if (known.deletedAt) return 'lies in the bin here, and stays there';
  if (ours === theirs) return '';
  return ours < theirs || 'was changed here since; left as it is (--overwrite takes the host’s)';
}

/**
 * The host's times, in whole seconds. An entry written again with the same time gets another
 * millisecond, because the site notices a change only by the time.
 */
function timesOf({ _created, _modified }: WireEntry, known: Stored | undefined) {
  const updatedMs = wholeSecondsOf(_modified) * 1000;
  const createdMs = wholeSecondsOf(_created) * 1000 || updatedMs;
  const laterMs = Date.parse(known?.updatedAt ?? '') - updatedMs;
  const isSameSecond = laterMs >= 0 && laterMs < 1000;
  return {
    createdAt: new Date(createdMs).toISOString(),
    updatedAt: new Date(updatedMs + (isSameSecond ? (laterMs + 1) % 1000 : 0)).toISOString(),
  };
}

function wholeSecondsOf(value: unknown): number {
  return Math.floor(secondsOf(value) ?? 0);
}

/** Creates an entry without its fields, which are written in the second step. */
async function create(
  { payload, req }: ImportContext,
  collection: CollectionSlug,
  { id, document: { createdAt, updatedAt, _status } }: Fresh,
): Promise<void> {
  const data = { id, createdAt, updatedAt, _status };
  await payload.db.create({ collection, data, customID: id, req, returning: false });
}

async function write(
  { payload, req }: ImportContext,
  collection: CollectionSlug,
  { id, document }: Fresh,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: document, req, returning: false });
  // The version is dated now, or an editor's would still count as the latest.
  const now = new Date().toISOString();
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: document,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  });
}

const HISTORY = 'slug_history';

/** Keeps slugs as the host spelled them, so that their addresses redirect to the entry. */
async function keepFormerSlugs(
  { payload, req }: ImportContext,
  slugs: readonly FormerSlug[],
): Promise<void> {
  let hasChanged = false;
  for (const { collection, locale, slug, entry } of slugs) {
    const where = {
      collection: { equals: collection },
      locale: { equals: locale },
      slug: { equals: slug },
    };
    const { totalDocs } = await payload.db.count({ collection: HISTORY, where, req });
    if (totalDocs > 0) continue;
    const data = { collection, locale, slug, entry: importId(collection, entry) };
    await payload.db.create({ collection: HISTORY, data, req });
    hasChanged = true;
  }
  if (hasChanged) await raiseContentVersion(req, HISTORY);
}

/**
 * Makes values of unique fields unique: the database would refuse the whole import otherwise.
 * `others` are the entries here that the import does not touch.
 */
function makeUnique(
  fields: readonly FlattenedField[],
  entries: readonly Owned[],
  others: readonly Values[],
  note: Note,
): void {
  for (const field of fields) {
    if (!('unique' in field && field.unique) || field.name === 'id') continue;
    if ('localized' in field && field.localized) {
      for (const locale of LOCALES) uniqueTexts(field.name, locale, entries, others, note);
    } else {
      uniqueKeys(field.name, entries, others, note);
    }
  }
}

/** For slugs, one per language: the second entry with the same one gets a number. */
function uniqueTexts(
  name: string,
  locale: string,
  entries: readonly Owned[],
  others: readonly Values[],
  note: Note,
): void {
  const textIn = (document: Values) => (document[name] as Values | null | undefined)?.[locale];
  const taken = new Set(others.map(textIn));
  for (const { id, document } of entries) {
    const text = textIn(document);
    if (typeof text !== 'string') continue;
    let free = text;
    for (let at = 2; taken.has(free); at += 1) free = `${text}-${at}`;
    if (free !== text) note(id, name, `${text} (${locale}) is taken; it is ${free} here`);
    taken.add(free);
    document[name] = { ...(document[name] as Values), [locale]: free };
  }
}

function uniqueKeys(
  name: string,
  entries: readonly Owned[],
  others: readonly Values[],
  note: Note,
): void {
  const taken = new Set(others.map((document) => document[name]));
  for (const { id, document } of entries) {
    const key = document[name];
    if (key === null || key === undefined) continue;
    if (taken.has(key)) {
      note(id, name, `${String(key)} is taken by another entry; left empty`);
      document[name] = null;
    }
    taken.add(key);
  }
}
