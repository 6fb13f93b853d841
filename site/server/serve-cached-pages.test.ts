import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serveCachedPages } from './serve-cached-pages.ts';
import { makeResponse } from './http/cached-response.ts';
import { smallSnapshot } from './testing/small-snapshot.ts';

const snapshot = await smallSnapshot({});
const home = await makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from('Home'));

it('answers what is in the cache between requests that arrived before it', async () => {
  const order: string[] = [];
  const listener = serveCachedPages({
    store: { snapshot },
    renderer: { cached: (_, address) => (address === '/' ? home : undefined) },
    headers: {},
    fallback: async ({ url }) => {
      // Longer than a slice.
      const since = performance.now();
      while (performance.now() - since < 15);
      order.push(String(url));
      // Never resolves: a slow request must not hold up the others.
      await new Promise(() => {});
    },
  });
  const arrive = (url: string) => {
    const response = { writeHead: () => undefined, end: () => order.push(url) };
    const request = { method: 'GET', url, headers: {}, socket: { destroyed: false } };
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  };

  for (const url of ['/1', '/2', '/3', '/4', '/']) arrive(url);
  expect(order).toEqual(['/']);
  while (!order.includes('/1')) await setImmediate();
  arrive('/');
  expect(order).not.toContain('/4');
  while (!order.includes('/4')) await setImmediate();
  expect(order.filter((url) => url !== '/')).toEqual(['/1', '/2', '/3', '/4']);
});

const head = (method: string, url: string) => `${method} ${url} HTTP/1.1\r\nHost: localhost\r\n`;

it('does nothing for clients that have left before their turn', async () => {
  const begun: string[] = [];
  const listener = serveCachedPages({
    store: { snapshot },
    renderer: { cached: () => undefined },
    headers: {},
    fallback: ({ url }, response) => {
      begun.push(String(url));
      response.end();
    },
  });
  let closed = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (closed += 1));
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const send = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text, () => resolve()));
      socket.resume().on('error', () => undefined);
    });
  await send(`${head('POST', '/half')}Content-Length: 9000\r\n\r\nname=`);
  await send(`${head('GET', '/whole')}\r\n`);
  while (closed < 2) await setImmediate();
  server.close();
  // Whoever only says that nothing more will come still reads the response.
  expect(begun).toEqual(['/whole']);
});
