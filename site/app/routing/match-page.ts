import type { Locale } from '@alpsera/cms/locales';
import { matchPath } from 'react-router';
import { PAGE_PATHS } from './page-paths.ts';
import type { PageId } from './table.ts';

export type PageMatch = {
  id: PageId;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

/** Written-out addresses come before those with parameters, as in the router. */
const BY_PRECISION = PAGE_PATHS.toSorted(
  (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
);

/** Which page an address belongs to: several pages may share one module. */
export function matchPage(pathname: string): PageMatch | undefined {
  for (const { id, locale, path } of BY_PRECISION) {
    const match = matchPath({ path: `/${path}`, end: true }, pathname);
    if (match) return { id, locale, params: match.params };
  }
  return undefined;
}
