import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { raiseContentVersion } from '../content-versions/content-version.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { toFieldValues } from './field-values.ts';
import type { SeedEntry, Values } from './read-seed.ts';
import { seedId } from './seed-id.ts';
import type { Seeder } from './seeder.ts';

type Fresh = { slug: CollectionSlug; id: string; document: Values; links: Values };

/** Writes all languages at once: Payload saves each with two versions, in six times the time. */
export async function seedEntries(seeder: Seeder, slugs: CollectionSlug[]): Promise<number> {
  const { payload, req } = seeder;
  const fresh: Fresh[] = [];
  for (const slug of slugs) {
    const missing = await readMissing(seeder, slug);
    for (const entry of missing) fresh.push(await createEntry(seeder, slug, entry));
    if (missing.length > 0) await raiseContentVersion(req, slug);
  }
  // Entries may link to each other in cycles, so links are written after all entries exist.
  for (const { slug, id, document, links } of fresh) {
    if (Object.keys(links).length > 0) {
      await payload.db.updateOne({ collection: slug, id, data: links, req, returning: false });
    }
    const { createdAt, updatedAt } = document as { createdAt: string; updatedAt: string };
    const versionData = { ...document, ...links };
    const version = { autosave: false, createdAt, updatedAt, versionData, returning: false };
    await payload.db.createVersion({ collectionSlug: slug, parent: id, ...version, req });
  }
  return fresh.length;
}

async function readMissing(seeder: Seeder, slug: CollectionSlug): Promise<SeedEntry[]> {
  const { payload, req } = seeder;
  const entries = seeder.entries.of(slug);
  const ids = entries.map(({ key }) => seedId(slug, key));
  const { docs } = await payload.db.find<{ id: string }>({
    collection: slug,
    where: { id: { in: ids } },
    select: {},
    pagination: false,
    req,
  });
  const existing = new Set(docs.map(({ id }) => id));
  return entries.filter(({ key }) => !existing.has(seedId(slug, key)));
}

async function createEntry(seeder: Seeder, slug: CollectionSlug, entry: SeedEntry): Promise<Fresh> {
  const { payload, req } = seeder;
  const id = seedId(slug, entry.key);
  const fields = payload.collections[slug].config.flattenedFields;
  const now = new Date().toISOString();
  const values = await toDocument(seeder, fields, entry, `${slug}/${entry.key}`);
  const isLink = (name: string) => isWrittenLast(fieldNamed(fields, name));
  const named = Object.entries(values);
  const document = {
    ...Object.fromEntries(named.filter(([name]) => !isLink(name))),
    id,
    createdAt: now,
    updatedAt: now,
  };
  const links = Object.fromEntries(named.filter(([name]) => isLink(name)));
  const written = { data: document, customID: id, req, returning: false };
  await payload.db.create({ collection: slug, ...written });
  return { slug, id, document, links };
}

/** Links, and rows that all languages share, which the update that adds links would empty. */
function isWrittenLast(field: FlattenedField | undefined): boolean {
  return field?.type === 'relationship' || (field?.type === 'array' && !field.localized);
}

async function toDocument(
  seeder: Seeder,
  fields: readonly FlattenedField[],
  { shared, localized }: SeedEntry,
  place: string,
): Promise<Values> {
  // Most collections use the key only as the name of the file, and the language not at all.
  const isGiven = ([name]: [string, unknown]) =>
    (name !== 'key' && name !== 'lang') || fieldNamed(fields, name);
  const given = Object.fromEntries(Object.entries(shared).filter(isGiven));
  const document = toFieldValues(seeder, fields, given, place);
  await checkSeedValues(seeder.req, fields, document, place);

  const written = LOCALES.filter((locale) => localized[locale]);
  const published = written.length > 0 ? written : LOCALES;
  for (const locale of written) {
    const values = toFieldValues(seeder, fields, localized[locale] ?? {}, `${place}/${locale}`);
    await checkSeedValues(seeder.req, fields, values, `${place}/${locale}`);
    for (const [name, value] of Object.entries(values)) {
      document[name] = { ...(document[name] as object | undefined), [locale]: value };
    }
  }
  const status = fieldNamed(fields, '_status');
  const isPerLanguage = status && 'localized' in status && status.localized;
  document._status = isPerLanguage
    ? Object.fromEntries(published.map((locale) => [locale, 'published']))
    : 'published';
  return document;
}

function fieldNamed(fields: readonly FlattenedField[], name: string): FlattenedField | undefined {
  return fields.find((field) => field.name === name);
}

/** The field types whose validation needs only the value; the database checks links. */
const CHECKED = new Set(['text', 'textarea', 'number', 'select', 'date', 'email']);

type Rule = (value: unknown, options: object) => Promise<string | true> | string | true;

class SeedValueRefused extends Error {
  override name = 'SeedValueRefused';
}

/** The seed bypasses Payload's validation, but must contain only what an editor could save. */
async function checkSeedValues(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  values: Values,
  place: string,
): Promise<void> {
  for (const field of fields) {
    const value = values[field.name];
    if (field.type === 'array') {
      for (const row of (value ?? []) as Values[]) {
        await checkSeedValues(req, field.flattenedFields, row, `${place}/${field.name}`);
      }
    }
    const rule = 'validate' in field ? (field.validate as Rule | undefined) : undefined;
    if (!rule || value === undefined || !CHECKED.has(field.type)) continue;
    const verdict = await rule(value, { ...field, data: values, siblingData: values, req });
    if (verdict !== true) throw new SeedValueRefused(`${place}/${field.name}: ${verdict}`);
  }
}
