import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteProcess } from '../../tests/support/site-process.ts';

const REQUESTS = 500;
const DROPPED_AFTER_MS = 300;
/** Longer than any visitor waits for a picture. */
const PATIENCE_MS = 200_000;

/** Asks for each address on a connection of its own, and drops it soon after. */
const SCRIPT = `
const { connect } = require('node:net');
const [host, port, droppedAfterMs, ...addresses] = process.argv.slice(1);
for (const address of addresses) {
  const socket = connect(Number(port), host);
  socket.on('error', () => undefined);
  socket.write('GET ' + address + ' HTTP/1.1\\r\\nHost: ' + host + ':' + port + '\\r\\n\\r\\n');
  setTimeout(() => socket.destroy(), Number(droppedAfterMs));
}
`;

/**
 * Requests the most expensive pictures, all different. A process of its own, on the core of the
 * other storms, so that the probe is not delayed.
 */
export async function askAndDrop(site: SiteProcess, url = site.url): Promise<void> {
  const [source] = await pictureSources(site);
  const addresses = Array.from({ length: REQUESTS }, (_, index) =>
    pictureAddress(source, 2560 - (index % 50), 2560 - Math.floor(index / 50)),
  );
  const { hostname, port } = new URL(url);
  const args = ['-e', SCRIPT, hostname, port, String(DROPPED_AFTER_MS), ...addresses];
  await promisify(execFile)('taskset', ['-c', '1', process.execPath, ...args]);
}

/** How long a visitor waits for a picture that is not cached yet. */
export async function newThumbnailMs(site: SiteProcess): Promise<number> {
  const address = (await thumbnails(site)).at(-1) ?? '';
  const since = performance.now();
  await get(site, address, {
    headers: { Accept: 'image/avif,image/webp,*/*' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return performance.now() - since;
}

async function get(site: SiteProcess, address: string, init: RequestInit): Promise<void> {
  await site.get(address, init).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}

export function pictureAddress(source: string | undefined, width: number, height: number): string {
  const query = new URLSearchParams({ src: source ?? '', m: 'resize', mime: 'avif', o: '1' });
  return `/api/cockpit/image?${query}&w=${width}&h=${height}&q=100`;
}

export async function pictureSources(site: SiteProcess): Promise<string[]> {
  return (await thumbnails(site)).map(
    (address) => new URL(address, site.url).searchParams.get('src') ?? '',
  );
}

async function thumbnails(site: SiteProcess): Promise<string[]> {
  const html = await site.text('/de/zimmer');
  return [...html.matchAll(/src="(\/api\/cockpit\/image[^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}
