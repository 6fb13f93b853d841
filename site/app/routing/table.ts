import type { Locale } from '@alpsera/cms/locales';

/**
 * The whole site on one screen: page id → path per locale below its prefix, and the module that
 * shows it. Routes, links, canonical and hreflang, the language switcher, the sitemap and the
 * tests all derive from this table; no path is written anywhere else.
 */
export const ROUTE_TABLE = {
  home: {
    paths: { en: '', de: '', it: '' },
    page: 'pages/home/page.tsx',
  },
  diagnosis: {
    paths: { en: 'diagnosis', de: 'diagnose', it: 'diagnosi' },
    page: 'pages/diagnosis-list/page.tsx',
  },
  'diagnosis.item': {
    paths: { en: 'diagnosis/:slug', de: 'diagnose/:slug', it: 'diagnosi/:slug' },
    page: 'pages/diagnosis-item/page.tsx',
  },
} as const satisfies Record<string, RouteRow>;

type RouteRow = {
  paths: Record<Locale, string>;
  page: string;
  /** Further addresses of the same page; its canonical address is the one in `paths`. */
  aliases?: Partial<Record<Locale, string[]>>;
};

export type PageId = keyof typeof ROUTE_TABLE;

export const PAGE_IDS = Object.keys(ROUTE_TABLE) as PageId[];

/** English has no prefix of its own; `/en` leads to the same pages. */
export const LOCALE_PREFIX: Record<Locale, string> = { en: '', de: 'de', it: 'it' };
