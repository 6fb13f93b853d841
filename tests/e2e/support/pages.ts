import { existsSync } from 'node:fs';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { readCollectionSeed } from '../../../cms/src/seed/read-seed.ts';
import { href, hrefOfAny } from '../../../site/app/routing/href.ts';
import { routeOptionsOf, PAGE_IDS, type PageId } from '../../../site/app/routing/table.ts';

type Example = { name: string; locale: Locale; path: string };

/** The slug or id of an entry of the clinic's content for a page with a parameter, by language. */
async function exampleOf(id: PageId): Promise<Partial<Record<Locale, string>>> {
  const { collection, lists } = routeOptionsOf(id);
  const folder = `clinic/content/${collection ?? lists}`;
  // How many further pages a list has depends on the content.
  if (!collection && !lists) return {};
  const entries = existsSync(folder) ? await readCollectionSeed(folder) : [];
  const entry = entries.find(({ localized }) => LOCALES.every((locale) => localized[locale]));
  if (!entry) return {};
  const video = entry.shared.youtube_id;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, String(video ?? entry.localized[locale]?.slug)]),
  );
}

const PARAMS = new Map(
  await Promise.all(
    PAGE_IDS.filter((id) => routeOptionsOf(id).paths.en.includes(':')).map(
      async (id) => [id, await exampleOf(id)] as const,
    ),
  ),
);

function addressOf(id: PageId, locale: Locale): string | undefined {
  const example = PARAMS.get(id);
  if (!example) return hrefOfAny(id, {}, locale);
  const value = example[locale];
  return value && hrefOfAny(id, { slug: value, id: value }, locale);
}

/** One page of each kind in each language, as far as its address is known in advance. */
export const EXAMPLES: Example[] = LOCALES.flatMap((locale) => [
  ...PAGE_IDS.flatMap((id) => {
    const path = addressOf(id, locale);
    return path ? [{ name: id, locale, path }] : [];
  }),
  {
    name: 'not found',
    locale,
    path: `${href('home', {}, locale)}/nothing/at/all`.replace('//', '/'),
  },
]);
