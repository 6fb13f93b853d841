import { matchRoutes, type ServerBuild } from 'react-router';

/** By this parameter the router in the browser says which parts of a page it does not have yet. */
export const ROUTES_PARAMETER = '_routes';

type Routes = ServerBuild['routes'];
type RouteNode = { id: string; path?: string; index?: boolean; children?: RouteNode[] };

/**
 * The parts of a page that a request may ask for by name, in the one order that counts; undefined
 * if it asks for all of them, or for anything that the page does not consist of. So nobody can
 * fill the cache with answers that differ in nothing.
 */
export function routesWanted(
  routes: Routes,
  pathname: string,
  given: string | null,
): string | undefined {
  if (given === null) return undefined;
  const asked = given.split(',');
  const parts = partsOf(routes, pathname);
  if (!asked.every((id) => parts.includes(id))) return undefined;
  const wanted = parts.filter((id) => asked.includes(id));
  return wanted.length < parts.length ? wanted.join(',') : undefined;
}

const trees = new WeakMap<Routes, RouteNode[]>();

/** The routes at an address that load something. */
function partsOf(routes: Routes, pathname: string): string[] {
  const tree = trees.get(routes) ?? childrenOf(routes, undefined);
  trees.set(routes, tree);
  const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname) ?? [];
  return matches.flatMap(({ route: { id = '' } }) => (routes[id]?.module.loader ? [id] : []));
}

function childrenOf(routes: Routes, parent: string | undefined): RouteNode[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parent
      ? [
          {
            id: route.id,
            path: route.path,
            index: route.index,
            children: childrenOf(routes, route.id),
          },
        ]
      : [],
  );
}
