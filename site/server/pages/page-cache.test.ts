import { expect, it, vi } from 'vitest';
import { IdleQueue } from '#server/work/idle-queue.ts';
import { makeResponse } from '#server/http/cached-response.ts';
import { PageCache } from './page-cache.ts';

const TEXT = Array.from({ length: 4_000 }, (_, index) => `${(index * 7_919) % 1_009} `).join('');
const page = () => makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from(TEXT));
const place = { version: 'one', address: '/rooms' };

it('gives a page as it was made, and a smaller one once it is quiet', async () => {
  const cache = new PageCache(new IdleQueue({ idleMs: 0, maxWaitMs: 0 }));
  const answer = await page();
  cache.get(place);
  cache.keep(place, answer);
  expect(cache.get(place)).toBe(answer);
  await vi.waitFor(() => {
    const { variants } = cache.get(place) ?? answer;
    expect(variants.br.body.length).toBeLessThan(answer.variants.br.body.length);
  });
  expect(cache.get({ ...place, version: 'two' })).toBeUndefined();
});

it('forgets pages of content that is gone, and does not work on them', async () => {
  const works: (() => Promise<unknown>)[] = [];
  const add = (_name: string, work: () => Promise<unknown>) => works.push(work);
  const cache = new PageCache({ add, noteActivity: () => undefined } as unknown as IdleQueue);
  const [old, current] = [await page(), await page()];
  const newest = { ...place, version: 'two' };
  cache.get(place);
  cache.keep(place, old);
  cache.get(newest);
  cache.keep(newest, current);
  for (const work of works) await work();
  expect(cache.get(newest)?.variants.br.body.length).toBeLessThan(current.variants.br.body.length);
  expect(cache.get(place)).toBeUndefined();
});
