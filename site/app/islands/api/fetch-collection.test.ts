import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FETCH_MIN_DELAY_MS } from '#app/constants.ts';
import { fetchCollection } from './use-collection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('posts the query with its defaults, in the language that is read', async () => {
  const fetch = answerWith(async () => Response.json({ entries: [{ _id: 'a' }], total: 1 }));
  const fetched = fetchCollection('news', { locale: 'de', limit: 3 });
  await vi.advanceTimersByTimeAsync(FETCH_MIN_DELAY_MS);
  expect(await fetched).toEqual({ entries: [{ _id: 'a' }], total: 1 });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/collections/get/news?lang=de&rspc=1');
  expect(init?.method).toBe('POST');
  expect(init?.headers).toMatchObject({ 'Content-Language': 'de' });
  expect(JSON.parse(String(init?.body))).toEqual({
    filter: null,
    limit: 3,
    skip: null,
    sort: null,
  });
});

it('leaves out rspc if the answer must not come from a cache', async () => {
  const fetch = answerWith(async () => Response.json({ entries: [], total: 0 }));
  void fetchCollection('news', { locale: 'it', isCached: false });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/collections/get/news?lang=it');
});

it.each([
  ['a refusal', async () => new Response('no', { status: 503 })],
  ['a lost connection', () => Promise.reject(new TypeError('failed'))],
  ['an answer that is no JSON', async () => new Response('<html>')],
])('gives the text error for %s', async (_, answer) => {
  answerWith(answer);
  const fetched = fetchCollection('news', { locale: 'en' });
  await vi.advanceTimersByTimeAsync(FETCH_MIN_DELAY_MS);
  expect(await fetched).toBe('error');
});

it('takes at least 200 ms, so that the loading state does not flicker', async () => {
  answerWith(async () => Response.json({ entries: [], total: 0 }));
  const done = vi.fn<() => void>();
  void fetchCollection('news', { locale: 'en' }).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
