import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, vi } from 'vitest';
import { useHost } from '#server/remote/testing/use-host.ts';
import { createTestApp, useTemporaryFolder } from '#server/api/testing/test-app.ts';
import type { ImageRequest } from '#server/pictures/image-request.ts';

const FOCAL = { x: 30, y: 70 };
const begun: ImageRequest[] = [];
let finish = () => {};
const isFinished = new Promise<void>((resolve) => (finish = resolve));
const app = createTestApp({
  snapshot: undefined,
  cacheFolder: useTemporaryFolder(),
  focalOf: () => FOCAL,
  make: async (_, request) => {
    begun.push(request);
    await isFinished;
    return Buffer.from('a picture');
  },
});
const arrived = vi.fn();
const closed = vi.fn();
const listener = getRequestListener(app.fetch);
const host = await useHost((request, response) => {
  arrived();
  response.on('close', closed);
  void listener(request, response);
});

/** Generous for a busy machine. */
const PATIENCE = 30_000;
vi.setConfig({ testTimeout: PATIENCE });
const until = (isSo: () => boolean) => vi.waitUntil(isSo, PATIENCE);

const WISHES = 40;
const ask = (query: string, signal?: AbortSignal) =>
  fetch(`${host}/api/cockpit/image?src=photo.jpg&o=1&${query}`, { signal });

describe('a flood of requests whose clients disconnect', () => {
  it('keeps no page waiting and leaves no work behind', async () => {
    const leaving = new AbortController();
    const wishes = Array.from({ length: WISHES }, (_, index) =>
      ask(`w=${2000 + index}&h=2560&mime=avif&q=100`, leaving.signal),
    );
    await until(() => arrived.mock.calls.length === WISHES && begun.length === 1);
    const page = ask('m=thumbnail&w=480&h=320&q=48&mime=auto&fp=30+70');
    await until(() => begun.length === 2);
    expect(begun[1]?.width).toBe(480);
    leaving.abort();
    await Promise.allSettled(wishes);
    await until(() => closed.mock.calls.length === WISHES);
    const last = ask('w=77');
    finish();
    expect((await page).status).toBe(200);
    expect((await last).status).toBe(200);
    expect(begun.slice(1).map(({ width }) => width)).toEqual([480, 77]);
  });

  it.each([
    ['another focal point', 'm=thumbnail&w=480&h=320&q=48&fp=31+70'],
    ['another size', 'm=thumbnail&w=480&h=321&q=48&fp=30+70'],
    ['another quality', 'm=thumbnail&w=480&h=320&q=36&fp=30+70'],
    ['AVIF at once', 'm=thumbnail&w=480&h=320&q=48&fp=30+70&mime=avif'],
  ])('gains nothing by %s', async (_, query) => {
    // Only pictures of our pages get the rank `page` and the disk cache for pages.
    const { isUsedByPages } = await import('./page-sizes.ts');
    const count = begun.length;
    await ask(query);
    expect(begun).toHaveLength(count + 1);
    const request = begun.at(-1);
    expect(request && isUsedByPages(request, FOCAL)).toBe(false);
  });
});
