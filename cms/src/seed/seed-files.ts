import path from 'node:path';
import pLimit from 'p-limit';
import type { UploadCollectionSlug, File } from 'payload';
import { DEFAULT_LOCALE, LOCALES } from '../clinic-config/locales.ts';
import type { SeedEntry } from './read-seed.ts';
import { seedId } from './seed-id.ts';
import type { createSeedRunner, Seeder } from './seeder.ts';
import sharp from 'sharp';

/** Re-encoding pictures is CPU-bound, so only a few are uploaded concurrently. */
const AT_ONCE = 4;
type Runner = Awaited<ReturnType<typeof createSeedRunner>>;

/** Uploads files as an editor would, each in a transaction of its own. */
export async function seedFiles(
  run: Runner,
  entries: readonly SeedEntry[],
  slug: UploadCollectionSlug,
): Promise<number> {
  const created = await pLimit(AT_ONCE).map(entries, (entry) =>
    run((seeder) => uploadFile(seeder, slug, entry)),
  );
  return created.filter(Boolean).length;
}

async function uploadFile(
  { payload, req, folder }: Seeder,
  collection: UploadCollectionSlug,
  { key, shared, localized }: SeedEntry,
): Promise<boolean> {
  const id = seedId(collection, key);
  const existing = await payload.count({ collection, req, where: { id: { equals: id } } });
  if (existing.totalDocs > 0) return false;
  const { key: _key, lang: _lang, file, ...values } = shared;
  const [first = DEFAULT_LOCALE, ...others] = LOCALES.filter((locale) => localized[locale]);
  const filePath = path.join(folder, collection, 'files', String(file));
  await payload.create({
    collection,
    req,
    locale: first,
    data: { id, ...values, ...localized[first] },
    ...(filePath.endsWith('.svg') ? { file: await renderDrawing(filePath) } : { filePath }),
  });
  for (const locale of others) {
    await payload.update({ collection, id, locale, req, data: localized[locale] ?? {} });
  }
  return true;
}

/** Twice the size in which drawings are drawn: sharp in the viewer, too. */
const DENSITY = 144;

/** Makes a PNG of a drawing: the library takes no SVG, as one from elsewhere may carry scripts. */
export async function renderDrawing(filePath: string): Promise<File> {
  const data = await sharp(filePath, { density: DENSITY }).png().toBuffer();
  const name = `${path.parse(filePath).name}.png`;
  return { data, name, mimetype: 'image/png', size: data.length };
}
