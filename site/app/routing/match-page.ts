import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { decoded } from '#content/values/decoded-address.ts';
import { localeOfPath } from './href.ts';
import { PAGE_IDS, routeOptionsOf, pathIn, SWITCHED_OFF_IDS, type PageId } from './table.ts';

/** Compiled once for each path, because an unknown address is tested against all of them. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^/${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
}

type PagePath = { id: PageId; locale: Locale; prefix: string; path: string };

/** Every address pattern of the site: each page in each language, English also below /en. */
export const PAGE_PATHS: readonly PagePath[] = PAGE_IDS.flatMap(pathsOf);

function pathsOf(id: PageId): PagePath[] {
  const { aliases = {} } = routeOptionsOf(id);
  return LOCALES.flatMap((locale) =>
    [pathIn(id, locale), ...(aliases[locale] ?? [])].flatMap((path) =>
      withPrefixes(locale, path).map((one) => ({ id, locale, ...one })),
    ),
  );
}

function withPrefixes(locale: Locale, path: string): { prefix: string; path: string }[] {
  const prefixes = locale === DEFAULT_LOCALE ? ['', locale] : [locale];
  return prefixes.map((prefix) => ({ prefix, path: [prefix, path].filter(Boolean).join('/') }));
}

type Params = Readonly<Record<string, string | undefined>>;
type PageMatch = { id: PageId; locale: Locale; params: Params };

const WITHOUT_PARAMETERS = new Map(
  PAGE_PATHS.filter(({ path }) => !path.includes(':')).map((row) => [`/${row.path}`, row]),
);
const WITH_PARAMETERS = PAGE_PATHS.filter(({ path }) => path.includes(':')).map((row) => ({
  ...row,
  pattern: pathPattern(row.path),
}));

/** Addresses without parameters win over patterns with parameters. */
export function matchPage(pathname: string): PageMatch | undefined {
  const exact = WITHOUT_PARAMETERS.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
  if (exact) return { id: exact.id, locale: exact.locale, params: {} };
  for (const { id, locale, pattern } of WITH_PARAMETERS) {
    const match = pattern.exec(pathname);
    if (match) return { id, locale, params: { ...match.groups } };
  }
  return undefined;
}

const SWITCHED_OFF = SWITCHED_OFF_IDS.flatMap(pathsOf).map(({ path }) => pathPattern(path));

export function wasSwitchedOff(pathname: string): boolean {
  return SWITCHED_OFF.some((pattern) => pattern.test(pathname)) && !matchPage(pathname);
}

const SECTIONS = [
  { path: ':category', page: 'category' },
  { path: ':category/:slug', page: 'category-item' },
] as const;
export type SectionMatch = {
  page: (typeof SECTIONS)[number]['page'];
  locale: Locale;
  params: Params;
};

const SECTION_PATTERNS = LOCALES.flatMap((locale) =>
  SECTIONS.flatMap(({ path, page }) =>
    withPrefixes(locale, path).map((one) => ({ locale, page, pattern: pathPattern(one.path) })),
  ),
);

/** Sections of editors that an address may belong to; only the content knows whether they exist. */
export function matchSections(pathname: string): SectionMatch[] {
  const here = localeOfPath(pathname);
  return SECTION_PATTERNS.flatMap(({ locale, page, pattern }) => {
    const match = locale === here && pattern.exec(decoded(pathname));
    return match ? [{ page, locale, params: { ...match.groups } }] : [];
  });
}
