import { DEFAULT_LOCALE } from '@alpsera/cms/locales';
import { addressGroup } from '../routing/address-group.ts';

/** Ids of routes say where they are: `team at /de/team`. The others are for all pages. */
const PLACE = / at (\/.*)$/;

/**
 * The routes that a page can lead to without being loaded anew. The router goes through all it has
 * at every turn, and languages are changed by loading: a quarter of them is enough. English pages
 * under their second address send forms and searches to the first one.
 */
export function nearRoutes<Route>(
  routes: Readonly<Record<string, Route>>,
  pathname: string,
): Record<string, Route> {
  const group = addressGroup(pathname);
  const groups = group === DEFAULT_LOCALE ? [group, ''] : [group];
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => {
      const place = PLACE.exec(id)?.[1];
      return place === undefined || groups.includes(addressGroup(place));
    }),
  );
}
