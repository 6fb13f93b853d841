import path from 'node:path';
import type { CollectionSlug } from 'payload';
import { isLocale } from '../clinic-config/locales.ts';
import { hasCollection, hasPage } from '../clinic-config/page-set.ts';
import { readCollectionSeed, type SeedEntry, type Values } from './read-seed.ts';

export type FittingEntries = Awaited<ReturnType<typeof readFittingEntries>>;

/** Reads the entries, without those for which the clinic has no language or no page. */
export async function readFittingEntries(folder: string, collections: readonly CollectionSlug[]) {
  const fitting = new Map<string, SeedEntry[]>();
  const leftOut = new Set<string>();
  for (const slug of collections) {
    const entries = await readCollectionSeed(path.join(folder, slug));
    const fits = ({ key, shared, localized, isTranslated }: SeedEntry) =>
      hasCollection(slug) &&
      (slug !== 'pages' || hasPage(key.replace(/\..*/, ''))) &&
      isInLanguageOfClinic(shared) &&
      (!isTranslated || Object.keys(localized).length > 0);
    fitting.set(slug, entries.filter(fits));
    for (const entry of entries) if (!fits(entry)) leftOut.add(`${slug}/${entry.key}`);
  }
  return {
    of: (slug: CollectionSlug): readonly SeedEntry[] => fitting.get(slug) ?? [],
    /** Whether an entry has no place in this clinic; links to it are left out too. */
    isLeftOut: (slug: string, key: string) => leftOut.has(`${slug}/${key}`),
  };
}

/** Entries and rows that are for one language name it as `lang`. */
export function isInLanguageOfClinic({ lang }: Values): boolean {
  return lang === undefined || isLocale(String(lang));
}
