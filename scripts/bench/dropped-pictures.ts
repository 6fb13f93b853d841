import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteProcess } from '../../tests/support/site-process.ts';

const REQUESTS = 500;
const DROPPED_AFTER_MS = 300;
const PATIENCE_MS = 200_000;

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

/** Requests the most expensive pictures, all different, and soon drops the connections. */
export async function askAndDrop(site: SiteProcess, url = site.url): Promise<void> {
  const [source] = await pictureSources(site);
  const addresses = Array.from({ length: REQUESTS }, (_, index) => largePicture(source, index));
  const { hostname, port } = new URL(url);
  const args = ['-e', SCRIPT, hostname, port, String(DROPPED_AFTER_MS), ...addresses];
  await promisify(execFile)('taskset', ['-c', '1', process.execPath, ...args]);
}

/** How long a visitor waits for a picture that is not cached yet. */
export async function newThumbnailMs(site: SiteProcess): Promise<number> {
  const address = (await thumbnails(site)).at(-1) ?? '';
  const since = performance.now();
  const headers = { Accept: 'image/avif,image/webp,*/*' };
  const asked = site.get(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  await asked.then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
  return performance.now() - since;
}

/** Each number gives a picture of another size, and so one that is not cached. */
export function largePicture(source: string | undefined, number: number): string {
  const [width, height] = [2560 - (number % 50), 2560 - Math.floor(number / 50)];
  const query = new URLSearchParams({ src: source ?? '', m: 'resize', mime: 'avif', o: '1' });
  return `/api/cockpit/image?${query}&w=${width}&h=${height}&q=100`;
}

export async function pictureSources(site: SiteProcess): Promise<string[]> {
  return (await thumbnails(site)).map(
    (address) => new URL(address, site.url).searchParams.get('src') ?? '',
  );
}

async function thumbnails(site: SiteProcess): Promise<string[]> {
  return picturesIn(await site.text('/de/zimmer'));
}

export function picturesIn(html: string): string[] {
  const sources = html.matchAll(/src="(\/api\/cockpit\/image[^"]+)"/g);
  return [...sources].map(([, source = '']) => source.replaceAll('&amp;', '&'));
}
