import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { localePrefix } from './locale-prefix.ts';
import { PAGE_IDS, pathIn, type OptionalPageId, type PageId, type ROUTE_TABLE } from './table.ts';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

type PageParams<Id extends PageId> = ParamsOf<(typeof ROUTE_TABLE)[Id]['paths']['en']>;

export type PlainPageId = {
  [Id in PageId]: keyof PageParams<Id> extends never ? Id : never;
}[PageId];

/** Undefined for a page that this clinic has switched off. */
type Address<Id extends PageId> = Id extends OptionalPageId ? string | undefined : string;

/** The address of a page: `href('diagnosis.item', { slug }, 'de')` → /de/diagnose/labor */
export function href<Id extends PageId>(
  id: Id,
  params: PageParams<Id>,
  locale: Locale,
): Address<Id> {
  const address = PAGE_IDS.includes(id) ? hrefOfAny(id, params, locale) : undefined;
  return address as Address<Id>;
}

/** The address of a page that surely exists: the current one, a parent, or that of an entry. */
export function hrefOfAny(
  id: PageId,
  params: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const path = pathIn(id, locale).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return inLanguage(locale, path);
}

function inLanguage(locale: Locale, ...segments: string[]): string {
  return `/${[localePrefix(locale), ...segments].filter(Boolean).join('/')}`;
}

export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return LOCALES.find((locale) => locale === prefix) ?? DEFAULT_LOCALE;
}

/** An address at which there is nothing and never will be: no page is nested so deeply. */
export function notFoundPath(locale: Locale): string {
  return inLanguage(locale, 'nothing/at/all');
}

/** The address of a section or of a page in it, which come from content, not from the table. */
export function categoryHref(locale: Locale, category: string, slug?: string): string {
  const segments = slug === undefined ? [category] : [category, slug];
  return inLanguage(locale, ...segments.map((segment) => encodeURIComponent(segment)));
}
