import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../../tests/support/site-process.ts';

const REQUESTS = 500;
const DROPPED_AFTER_MS = 300;
/** Longer than any visitor waits for a picture. */
const PATIENCE_MS = 200_000;

/** Requests the most expensive pictures, all different, and drops each connection soon after. */
export async function askAndDrop(site: SiteProcess): Promise<void> {
  const [source] = await pictureSources(site);
  await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) =>
      drop(site, pictureAddress(source, 2560 - (index % 50), 2560 - Math.floor(index / 50))),
    ),
  );
}

/** A bare socket: 500 requests through fetch would delay the measured one. */
async function drop({ url }: SiteProcess, address: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  await sleep(DROPPED_AFTER_MS);
  socket.destroy();
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
