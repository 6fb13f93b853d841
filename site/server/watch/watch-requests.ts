import type { RequestListener } from 'node:http';

type RequestKind = 'page' | 'form' | 'picture' | 'file' | 'api' | 'health';

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);
const FILES = /^\/(?:assets|storage)\/|\.[a-z0-9]{2,5}$/;

/** Coarse enough to be counted: there are endless addresses, but six kinds. */
export function kindOfRequest(method: string, pathname: string): RequestKind {
  if (HEALTH.has(pathname)) return 'health';
  if (pathname.startsWith('/api/cockpit/image')) return 'picture';
  if (pathname.startsWith('/api/')) return 'api';
  if (method === 'POST') return 'form';
  return FILES.test(pathname) ? 'file' : 'page';
}

export type CompletedRequest = {
  method: string;
  /** Without its query, which may hold what somebody typed. */
  path: string;
  kind: RequestKind;
  /** 499 if the client has left before it was answered, as proxies count it. */
  status: number;
  seconds: number;
};

const CLIENT_LEFT = 499;

export function watchRequests(
  listener: RequestListener,
  observers: readonly ((answered: CompletedRequest) => void)[],
): RequestListener {
  if (observers.length === 0) return listener;
  return (request, response) => {
    const since = performance.now();
    const method = request.method ?? '';
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // `close` is emitted only once; `once` would cost one more function per request.
    response.on('close', () => {
      const answered: CompletedRequest = {
        method,
        path,
        kind: kindOfRequest(method, path),
        status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
        seconds: (performance.now() - since) / 1000,
      };
      for (const observe of observers) observe(answered);
    });
    listener(request, response);
  };
}
