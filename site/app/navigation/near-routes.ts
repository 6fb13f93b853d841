import { addressGroup } from '../routing/address-group.ts';

/** Ids of routes say where they are: `team at /de/team`. The others are for all pages. */
const PLACE = / at (\/.*)$/;

type Routes = Record<string, unknown>;

/**
 * The routes that a page can lead to without being loaded anew. The router goes through all it has
 * at every turn, and languages are changed by loading: a quarter of them is enough.
 */
export function nearRoutes(routes: Routes, pathname: string): Routes {
  const group = addressGroup(pathname);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => {
      const place = PLACE.exec(id)?.[1];
      return place === undefined || addressGroup(place) === group;
    }),
  );
}
