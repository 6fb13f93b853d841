import type { Locale } from '@alpsera/cms/locales';
import { PAGE_PATHS } from './page-paths.ts';
import { pathPattern } from './path-pattern.ts';
import type { PageId } from './table.ts';

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
 * Which page an address belongs to: several pages may share one module. Written-out addresses come
 * before those with parameters.
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
