import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { readFittingEntries } from './fitting-entries.ts';
import { namesIn, readGlobalSeed } from './read-seed.ts';
import { seedEntries } from './seed-entries.ts';
import { seedFiles } from './seed-files.ts';
import { createSeedRunner, type Seeder } from './seeder.ts';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../clinic-config/locales.ts';
import { toFieldValues } from './field-values.ts';

/** Files come first, since texts show them. */
const FILES = ['media', 'documents'] as const;

/** Leaves alone what exists. All texts are one transaction: an interrupted seed leaves none. */
export async function seed(payload: Payload, folder: string): Promise<number> {
  const seeds = new Set(await namesIn(folder));
  const take = <Slug extends string>(slugs: readonly string[]) =>
    slugs.filter((slug) => seeds.delete(slug)) as Slug[];
  const fileCollections = take<(typeof FILES)[number]>(FILES);
  const collections = take<CollectionSlug>(payload.config.collections.map(({ slug }) => slug));
  const globals = take<GlobalSlug>(payload.globals.config.map(({ slug }) => slug));
  if (seeds.size > 0) throw new Error(`The seed is for unknown names: ${[...seeds].join(', ')}`);

  const entries = await readFittingEntries(folder, [...fileCollections, ...collections]);
  const run = await createSeedRunner(payload, folder, entries);
  let files = 0;
  for (const slug of fileCollections) files += await seedFiles(run, entries.of(slug), slug);
  return run(async (seeder) => {
    let created = files + (await seedEntries(seeder, collections));
    for (const slug of globals) if (await seedGlobal(seeder, slug)) created += 1;
    return created;
  });
}

async function seedGlobal(seeder: Seeder, slug: GlobalSlug): Promise<boolean> {
  const { payload, req, folder } = seeder;
  const existing = (await payload.findGlobal({ slug, req })) as { createdAt?: string | null };
  if (existing.createdAt) return false;
  const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields;
  if (!fields) throw new Error(`There is no global ${slug}`);
  const { shared, localized } = await readGlobalSeed(path.join(folder, slug));
  const written = LOCALES.filter((locale) => localized[locale]);
  for (const locale of written.length > 0 ? written : [DEFAULT_LOCALE]) {
    const values = Object.entries({ ...shared, ...localized[locale] });
    // Rows that all languages share keep their ids, and with them the texts of the other languages.
    const ofLanguage = ([name]: [string, unknown]) =>
      fields.some((field) => field.name === name && 'localized' in field && field.localized);
    const own = Object.fromEntries(values.filter(ofLanguage));
    const common = Object.fromEntries(values.filter((entry) => !ofLanguage(entry)));
    const data = {
      ...toFieldValues(seeder, fields, common, slug),
      ...toFieldValues(seeder, fields, own, `${slug}/${locale}`),
      _status: 'published' as const,
    };
    await payload.updateGlobal({ slug, locale, req, data });
  }
  return true;
}
