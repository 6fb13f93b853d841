import type { ServerBuild } from 'react-router';

type Parts = Pick<ServerBuild, 'future'> & {
  entry: object;
  routes: Readonly<Record<string, object>>;
};

/** As much of the framework's build as it takes to answer a few addresses. */
export function smallBuild({ entry, routes, future }: Parts): ServerBuild {
  return {
    ...{ routes, future },
    entry: { module: entry },
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    ...{ publicPath: '/', assetsBuildDirectory: '' },
    ...{ ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
}
