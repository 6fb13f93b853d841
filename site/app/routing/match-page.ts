import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { decoded } from '#content/values/decoded-address.ts';
import { localeOfPath } from './href.ts';
import { PAGE_IDS, routeOptionsOf, pathIn, SWITCHED_OFF_IDS, type PageId } from './table.ts';

/**
 * What an address with parameters looks like: `de/diagnose/:slug` has whatever is at its place under
 * the name of slug. Made once for each, as every address that does not exist is held against all.
 */
function pathPattern(path: string): RegExp {
  return new RegExp(`^/${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
}

export type PagePath = { id: PageId; locale: Locale; prefix: string; path: string };

/** Every address pattern of the site: each page in each language, English also below /en. */
export const PAGE_PATHS: readonly PagePath[] = PAGE_IDS.flatMap(pathsOf);

function pathsOf(id: PageId): PagePath[] {
  return LOCALES.flatMap((locale) => {
    const { aliases = {} } = routeOptionsOf(id);
    const prefixes = locale === DEFAULT_LOCALE ? ['', locale] : [locale];
    return [pathIn(id, locale), ...(aliases[locale] ?? [])].flatMap((path) =>
      prefixes.map((prefix) => ({
        id,
        locale,
        prefix,
        path: [prefix, path].filter(Boolean).join('/'),
      })),
    );
  });
}

export type PageMatch = {
  id: PageId;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

const WRITTEN_OUT = new Map(
  PAGE_PATHS.filter(({ path }) => !path.includes(':')).map((row) => [`/${row.path}`, row]),
);
const WITH_PARAMETERS = PAGE_PATHS.filter(({ path }) => path.includes(':')).map((row) => ({
  ...row,
  pattern: pathPattern(row.path),
}));

/**
 * Which row of the table an address belongs to. Written-out addresses come before those with
 * parameters.
 */
export function matchPage(pathname: string): PageMatch | undefined {
  const own = WRITTEN_OUT.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
  if (own) return { id: own.id, locale: own.locale, params: {} };
  for (const { id, locale, pattern } of WITH_PARAMETERS) {
    const match = pattern.exec(pathname);
    if (match) return { id, locale, params: { ...match.groups } };
  }
  return undefined;
}

const SWITCHED_OFF = SWITCHED_OFF_IDS.flatMap(pathsOf).map(({ path }) => pathPattern(path));

/** Whether a page that this clinic has switched off would be at an address. */
export function wasSwitchedOff(pathname: string): boolean {
  return SWITCHED_OFF.some((pattern) => pattern.test(pathname)) && !matchPage(pathname);
}

export type SectionMatch = {
  page: 'category' | 'category-item';
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

const SECTIONS = [
  { path: ':category', page: 'category' },
  { path: ':category/:slug', page: 'category-item' },
] as const;

/** Sections as they are found in a language; English ones with and without its prefix. */
const PATTERNS: Record<Locale, { pattern: RegExp; page: SectionMatch['page'] }[]> =
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      SECTIONS.flatMap(({ path, page }) => {
        const paths = [`${locale}/${path}`, ...(locale === DEFAULT_LOCALE ? [path] : [])];
        return paths.map((one) => ({ pattern: pathPattern(one), page }));
      }),
    ]),
  );

/** Which sections that editors made an address may belong to; whether they exist, the content says. */
export function matchSections(pathname: string): SectionMatch[] {
  const locale = localeOfPath(pathname);
  return (PATTERNS[locale] ?? []).flatMap(({ pattern, page }) => {
    const match = pattern.exec(decoded(pathname));
    return match ? [{ page, locale, params: { ...match.groups } }] : [];
  });
}
