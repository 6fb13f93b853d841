import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { LOCALE_PREFIX } from './locale-prefix.ts';
import { factsOf, PAGE_IDS, ROUTE_TABLE, type PageId } from './table.ts';

export type PagePath = { id: PageId; locale: Locale; prefix: string; path: string };

/** Every address pattern of the site: each page in each language, English also below /en. */
export const PAGE_PATHS: readonly PagePath[] = PAGE_IDS.flatMap((id) =>
  LOCALES.flatMap((locale) => {
    const { paths } = ROUTE_TABLE[id];
    const { aliases = {} } = factsOf(id);
    const prefixes = locale === 'en' ? ['', 'en'] : [LOCALE_PREFIX[locale]];
    return [paths[locale], ...(aliases[locale] ?? [])].flatMap((path) =>
      prefixes.map((prefix) => ({
        id,
        locale,
        prefix,
        path: [prefix, path].filter(Boolean).join('/'),
      })),
    );
  }),
);
