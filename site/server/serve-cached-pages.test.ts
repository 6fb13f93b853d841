import type { IncomingMessage, ServerResponse } from 'node:http';
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
    const request = { method: 'GET', url, headers: {} };
    listener(request as IncomingMessage, response as unknown as ServerResponse);
  };

  for (const url of ['/1', '/2', '/3', '/4', '/']) arrive(url);
  expect(order).toEqual(['/']);
  while (!order.includes('/1')) await setImmediate();
  arrive('/');
  expect(order).not.toContain('/4');
  while (!order.includes('/4')) await setImmediate();
  expect(order.filter((url) => url !== '/')).toEqual(['/1', '/2', '/3', '/4']);
});
