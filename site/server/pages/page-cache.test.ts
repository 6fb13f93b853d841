import { expect, it, vi } from 'vitest';
import { QuietTime } from '../quiet-time.ts';
import { makeAnswer } from './answer.ts';
import { PageCache } from './page-cache.ts';

const TEXT = Array.from({ length: 4_000 }, (_, index) => `${(index * 7_919) % 1_009} `).join('');
const page = () => makeAnswer(200, { 'Content-Type': 'text/html' }, Buffer.from(TEXT));
const place = { version: 'one', address: '/rooms' };

it('gives a page as it was made, and a smaller one once it is quiet', async () => {
  const cache = new PageCache(new QuietTime({ quietMs: 0, patienceMs: 0 }));
  const answer = await page();
  cache.keep(place, answer);
  expect(cache.get(place)).toBe(answer);
  expect(cache.get({ ...place, version: 'two' })).toBeUndefined();
  await vi.waitFor(() => {
    const { variants } = cache.get(place) ?? answer;
    expect(variants.br.body.length).toBeLessThan(answer.variants.br.body.length);
  });
});

it('does not work on pages of content that is gone', async () => {
  const wait = vi.fn(async () => undefined);
  const cache = new PageCache({ wait, noise: () => undefined } as unknown as QuietTime);
  const [old, current] = [await page(), await page()];
  cache.keep(place, old);
  cache.keep({ ...place, version: 'two' }, current);
  await vi.waitFor(() => {
    const newest = cache.get({ ...place, version: 'two' });
    expect(newest?.variants.br.body.length).toBeLessThan(old.variants.br.body.length);
  });
  expect(wait).toHaveBeenCalledTimes(1);
  expect(cache.get(place)).toBe(old);
});
