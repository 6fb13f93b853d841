import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../../tests/support/site-process.ts';
import { largePicture, pictureSources } from './dropped-pictures.ts';

const REQUESTS = 400;
/** Opening all connections at once would measure how fast they are accepted. */
const EVERY_MS = 10;
/** One household has many IPv6 addresses: all that begin like this. */
const STORMER = '2001:db8:1:2::';
const VISITOR = '2001:db8:3:4::1';
const PATIENCE_MS = 200_000;

/** Requests the most expensive pictures, all different, and keeps waiting for them. */
export async function holdPictures(site: SiteProcess, url = site.url) {
  const [source] = await pictureSources(site);
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const address = largePicture(source, index);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    const from = `X-Forwarded-For: ${STORMER}${(index + 1).toString(16)}`;
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${from}\r\n\r\n`);
    sockets.push(socket);
    await sleep(EVERY_MS);
  }
  const release = () => sockets.forEach((socket) => socket.destroy());
  return { release };
}

/** How long a visitor elsewhere waits for a picture in a size that is not cached. */
export async function otherThumbnail(site: SiteProcess): Promise<{ ms: number; status: number }> {
  const [source] = await pictureSources(site);
  const query = new URLSearchParams({ src: source ?? '', w: '123', o: '1' });
  const since = performance.now();
  const answer = await site.get(`/api/cockpit/image?${query}`, {
    headers: { 'X-Forwarded-For': VISITOR },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - since, status: answer.status };
}
