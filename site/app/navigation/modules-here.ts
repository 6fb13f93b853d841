import { matchRoutes, type RouteObject } from 'react-router';

export type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
};

/**
 * The modules that the router wants at an address and the document did not bring. The document of
 * an address at which there is nothing is one for all: it knows no page that might have been there.
 */
export function modulesHere(
  routes: Readonly<Record<string, ManifestRoute>>,
  pathname: string,
  brought: Readonly<Record<string, unknown>>,
): ManifestRoute[] {
  const matches = matchRoutes(childrenOf(Object.values(routes), undefined), pathname) ?? [];
  return matches.flatMap(({ route: { id = '' } }) => {
    const route = routes[id];
    return route && !(id in brought) ? [route] : [];
  });
}

function childrenOf(routes: readonly ManifestRoute[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(routes, id) },
    );
}
