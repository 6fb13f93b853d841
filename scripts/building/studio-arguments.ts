import path from 'node:path';

/**
 * Longer than proxies keep an idle connection (Caddy two minutes, nginx one): if the studio ended it
 * first, that could cross a save on its way, which would fail. Also in package.json and role.sh.
 */
const KEEP_ALIVE_MS = 130_000;

/** What Node runs the studio's production build with. */
export function studioArguments(host: string, port: number): string[] {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const address = ['-H', host, '-p', String(port)];
  return [next, 'start', 'studio', ...address, '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
}
