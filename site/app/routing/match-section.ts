import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { decoded } from './decoded.ts';
import { localeOfPath } from './href.ts';
import { pathPattern } from './path-pattern.ts';

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
const PATTERNS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    SECTIONS.flatMap(({ path, page }) => {
      const paths = [`${locale}/${path}`, ...(locale === 'en' ? [path] : [])];
      return paths.map((one) => ({ pattern: pathPattern(one), page }));
    }),
  ]),
) as Record<Locale, { pattern: RegExp; page: SectionMatch['page'] }[]>;

/** Which sections that editors made an address may belong to; whether they exist, the content says. */
export function matchSections(pathname: string): SectionMatch[] {
  const locale = localeOfPath(pathname);
  return PATTERNS[locale].flatMap(({ pattern, page }) => {
    const match = pattern.exec(decoded(pathname));
    return match ? [{ page, locale, params: { ...match.groups } }] : [];
  });
}
