import {
  createRequestHandler,
  redirect,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';

/** Where the one route below leads to is in the address of the request. */
const TARGET = 'to';

/** A site of a single route that always leads elsewhere, so that the framework itself says how. */
const build = {
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  future: { v8_middleware: true },
  entry: { module: { default: () => new Response(null, { status: 404 }) } },
  assets: { version: '', url: '', entry: { module: '', imports: [] }, routes: {} },
  routes: {
    elsewhere: {
      id: 'elsewhere',
      path: '*',
      module: {
        default: () => null,
        loader: ({ request }: { request: Request }) => {
          const { searchParams } = new URL(request.url);
          return redirect(searchParams.get(TARGET) ?? '/', Number(searchParams.get('status')));
        },
      },
    },
  },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');

/** A redirect for the router in the browser: it is no redirect of HTTP, but says where to go. */
export async function dataRedirect(to: string, status: number): Promise<Response> {
  const address = new URL('http://site.invalid/elsewhere.data');
  address.searchParams.set(TARGET, to);
  address.searchParams.set('status', String(status));
  const response = await handle(new Request(address), new RouterContextProvider());
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
