import path from 'node:path';
import type { GlobalSlug } from 'payload';
import { DEFAULT_LOCALE, LOCALES } from '../clinic-config/locales.ts';
import { toFieldValues } from './field-values.ts';
import { readGlobalSeed } from './read-seed.ts';
import type { Seeder } from './seeder.ts';

export async function seedGlobals(seeder: Seeder, slugs: GlobalSlug[]): Promise<number> {
  let created = 0;
  for (const slug of slugs) if (await seedGlobal(seeder, slug)) created += 1;
  return created;
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
