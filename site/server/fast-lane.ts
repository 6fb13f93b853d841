import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ContentStore } from '#content/store.ts';
import { OneAtATime } from './work/one-at-a-time.ts';
import { selectVariant } from './http/cached-response.ts';
import type { PageRenderer } from './pages/page-renderer.ts';

type Deps = {
  store: Pick<ContentStore, 'snapshot'>;
  renderer: Pick<PageRenderer, 'cached'>;
  headers: Readonly<Record<string, string>>;
  /** Everything else, the first rendering of a page included. */
  otherwise: RequestListener;
};

/** Between two slices one new connection is accepted: behind a hundred others, a visitor waits for a hundred slices. */
const SLICE_MS = 1;

/**
 * Pages that are in the cache go out without passing the router: it is most of the traffic, and
 * measured several times as fast. Whatever needs a thought is left to the router, and begun in
 * slices: among hundreds of requests that arrive together, these pages do not wait for the others.
 */
export function fastLane({ store, renderer, headers, otherwise }: Deps): RequestListener {
  // A kept answer has the same headers each time; as a flat list they cost half as much to send.
  const flattened = new WeakMap<object, string[]>();
  const flatten = (own: Readonly<Record<string, string>>): string[] => {
    const known = flattened.get(own) ?? Object.entries({ ...headers, ...own }).flat();
    flattened.set(own, known);
    return known;
  };
  const others = new OneAtATime(SLICE_MS);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { snapshot } = store;
    const isPlain = request.method === 'GET' && request.url && !request.url.includes('?');
    const answer = isPlain && snapshot && renderer.cached(snapshot, request.url ?? '');
    if (!answer) {
      // Begun, not ended: a form may take its time to arrive.
      const begin = async () => {
        otherwise(request, response);
      };
      return void others.run('first', begin);
    }
    const variant = selectVariant(answer, {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.writeHead(variant.status, flatten(variant.headers));
    response.end(variant.body);
  };
}
