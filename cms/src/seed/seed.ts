import path from 'node:path';
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { editorFeatures } from '../editor.ts';
import { LOCALES } from '../locales.ts';
import { readCollectionSeed, readGlobalSeed, type SeedEntry, type Values } from './read-seed.ts';
import { seedId } from './seed-id.ts';

/** What is linked to comes before what links to it, except links within these collections. */
const COLLECTIONS: CollectionSlug[] = ['diagnose', 'header_messages'];
const GLOBALS: GlobalSlug[] = ['clinic', 'home'];

type Seeder = {
  payload: Payload;
  req: PayloadRequest;
  folder: string;
  editorConfig: SanitizedServerEditorConfig;
};

/**
 * Puts the demo clinic into the database. Entries that exist are left alone, so running it again
 * changes nothing, and an editor's work is never overwritten. The texts are one transaction:
 * an interrupted seed leaves none of them behind, and the next start begins anew.
 */
export async function seed(payload: Payload, folder: string): Promise<number> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: editorFeatures,
  });
  const pictures = await readCollectionSeed(path.join(folder, 'media'));
  let created = 0;
  for (const picture of pictures) {
    await inTransaction(payload, async (req) => {
      const seeder = { payload, req, folder, editorConfig };
      if (await createEntry(seeder, 'media', picture)) created += 1;
    });
  }
  await inTransaction(payload, async (req) => {
    created += await seedTexts({ payload, req, folder, editorConfig });
  });
  return created;
}

async function seedTexts(seeder: Seeder): Promise<number> {
  const fresh: { slug: CollectionSlug; entry: SeedEntry }[] = [];
  for (const slug of COLLECTIONS) {
    for (const entry of await readCollectionSeed(path.join(seeder.folder, slug))) {
      if (await createEntry(seeder, slug, entry)) fresh.push({ slug, entry });
    }
  }
  // Entries may link to each other in circles, so links come when all of them exist.
  for (const { slug, entry } of fresh) await linkEntry(seeder, slug, entry);
  let globals = 0;
  for (const slug of GLOBALS) if (await seedGlobal(seeder, slug)) globals += 1;
  return fresh.length + globals;
}

async function createEntry(
  seeder: Seeder,
  collection: CollectionSlug,
  entry: SeedEntry,
): Promise<boolean> {
  const { payload, req, folder } = seeder;
  const id = seedId(collection, entry.key);
  const existing = await payload.count({ collection, req, where: { id: { equals: id } } });
  if (existing.totalDocs > 0) return false;

  const { flattenedFields } = payload.collections[collection].config;
  const fields = flattenedFields.filter((field) => field.type !== 'relationship');
  const { file, ...shared } = toFieldValues(seeder, fields, entry.shared);
  const [first, ...others] = LOCALES.filter((locale) => entry.localized[locale]);
  if (!first) throw new Error(`Seed entry ${collection}/${entry.key} has no text`);

  await payload.create({
    collection,
    locale: first,
    req,
    data: {
      id,
      ...shared,
      ...toFieldValues(seeder, fields, entry.localized[first]),
      _status: 'published',
    } as never,
    ...(typeof file === 'string' && { filePath: path.join(folder, collection, 'files', file) }),
  });
  for (const locale of others) {
    const translation = toFieldValues(seeder, fields, entry.localized[locale]);
    const data = { ...translation, _status: 'published' } as never;
    await payload.update({ collection, id, locale, req, data });
  }
  return true;
}

async function linkEntry(
  { payload, req }: Seeder,
  collection: CollectionSlug,
  entry: SeedEntry,
): Promise<void> {
  const { flattenedFields } = payload.collections[collection].config;
  const links: Values = {};
  for (const field of flattenedFields) {
    const keys = entry.shared[field.name];
    if (field.type !== 'relationship' || keys === undefined) continue;
    links[field.name] = toIds(field.relationTo, keys);
  }
  if (Object.keys(links).length === 0) return;
  const data = { ...links, _status: 'published' } as never;
  const locale = LOCALES.find((candidate) => entry.localized[candidate]);
  await payload.update({ collection, id: seedId(collection, entry.key), locale, req, data });
}

async function seedGlobal(seeder: Seeder, slug: GlobalSlug): Promise<boolean> {
  const { payload, req, folder } = seeder;
  const existing = (await payload.findGlobal({ slug, req })) as { createdAt?: string | null };
  if (existing.createdAt) return false;
  const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields;
  if (!fields) throw new Error(`There is no global ${slug}`);
  const { shared, localized } = await readGlobalSeed(path.join(folder, slug));
  for (const locale of LOCALES) {
    const values = { ...shared, ...localized[locale] };
    const data = toFieldValues(seeder, fields, values) as never;
    await payload.updateGlobal({ slug, locale, req, data });
  }
  return true;
}

/** Keys of pictures become ids, Markdown becomes rich text; the rest is taken as it is. */
function toFieldValues(seeder: Seeder, fields: FlattenedField[], values: Values = {}): Values {
  const { body, ...rest } = values;
  const result: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field?.type === 'upload') result[name] = toIds(field.relationTo, value);
    // The name of a picture's file is no field, but what the entry is made from.
    else if (field || name === 'file') result[name] = value;
  }
  const richText = fields.find((field) => field.type === 'richText');
  if (richText && typeof body === 'string') {
    const { editorConfig } = seeder;
    result[richText.name] = convertMarkdownToLexical({ editorConfig, markdown: body });
  }
  return result;
}

function toIds(relationTo: string | string[], keys: unknown): string | string[] {
  if (Array.isArray(relationTo)) throw new Error('Seed links go to one collection');
  const toId = (key: unknown) => seedId(relationTo, path.parse(String(key)).name);
  return Array.isArray(keys) ? keys.map(toId) : toId(keys);
}

async function inTransaction(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await work(req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
