export type RequestKind = 'page' | 'form' | 'picture' | 'file' | 'api' | 'health';

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);
const FILES = /^\/(?:assets|storage)\/|\.[a-z0-9]{2,5}$/;

/** What is asked for, coarse enough to be counted: there are endless addresses, but six kinds. */
export function kindOfRequest(method: string, pathname: string): RequestKind {
  if (HEALTH.has(pathname)) return 'health';
  if (pathname.startsWith('/api/cockpit/image')) return 'picture';
  if (pathname.startsWith('/api/')) return 'api';
  if (method === 'POST') return 'form';
  return FILES.test(pathname) ? 'file' : 'page';
}
