import { afterEach, expect, it, vi } from 'vitest';
import { gate } from '../../../tests/support/gate.ts';
import { IdleQueue } from '#server/work/idle-queue.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { PageCache } from './page-cache.ts';

const TEXT = Array.from({ length: 4_000 }, (_, index) => `${(index * 7_919) % 1_009} `).join('');
const page = (text = TEXT) =>
  makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from(text)).then((response) => ({
    response,
  }));
const quiet = () => new IdleQueue({ idleMs: 0, maxWaitMs: 0 });
const brotliBytes = (response: CachedResponse | undefined) => response?.variants.br.body.length;
const HOUR_MS = 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

it('gives a page as it was made, and a smaller one once it is quiet', async () => {
  const cache = new PageCache(quiet());
  const made = await page();
  cache.keep('one', '/rooms', made);
  expect(cache.get('one', '/rooms')).toBe(made.response);
  await vi.waitFor(() =>
    expect(brotliBytes(cache.get('one', '/rooms'))).toBeLessThan(brotliBytes(made.response) ?? 0),
  );
  expect(cache.get('two', '/rooms')).toBeUndefined();
});

it('gives a page of earlier content only once it is known to be the same', async () => {
  const cache = new PageCache(quiet());
  cache.show('one');
  const made = await page();
  cache.keep('one', '/rooms', made);
  cache.show('two');
  expect(cache.get('two', '/rooms')).toBeUndefined();
  expect(cache.peek('/rooms')).toMatchObject(made);
  cache.confirm('two', '/rooms');
  expect(cache.get('two', '/rooms')).toBe(made.response);
});

it('keeps nothing that was made from, or confirmed for, content that is gone', async () => {
  const cache = new PageCache(quiet());
  cache.show('two');
  cache.keep('one', '/rooms', await page());
  expect(cache.peek('/rooms')).toBeUndefined();
  cache.keep('two', '/rooms', await page());
  cache.confirm('one', '/rooms');
  expect(cache.get('one', '/rooms')).toBeUndefined();
  expect(cache.get('two', '/rooms')).toBeDefined();
});

it('does not lose what was confirmed while a page was compressed', async () => {
  const done = gate();
  let shrinking: Promise<unknown> | undefined;
  const add = (_name: string, work: () => Promise<unknown>) => {
    shrinking = done.opened.then(work);
  };
  const idle = Object.assign(quiet(), { add });
  const cache = new PageCache(idle);
  const made = await page();
  cache.show('one');
  cache.keep('one', '/rooms', made);
  done.open();
  await done.opened;
  cache.show('two');
  cache.confirm('two', '/rooms');
  await shrinking;
  expect(brotliBytes(cache.get('two', '/rooms'))).toBeLessThan(brotliBytes(made.response) ?? 0);
});

it('has a page checked again after an hour, since a day may have ended', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache(quiet());
  const made = await page();
  cache.keep('one', '/rooms', made);
  vi.advanceTimersByTime(HOUR_MS + 1);
  expect(cache.get('one', '/rooms')).toBeUndefined();
  cache.confirm('one', '/rooms');
  expect(cache.get('one', '/rooms')).toBe(made.response);
});

it('has a page checked again at midnight at the clinic', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: new Date('2026-10-31T22:40:00.000Z') });
  const cache = new PageCache(quiet());
  const made = await page();
  cache.keep('one', '/', made);
  vi.advanceTimersByTime(HOUR_MS / 4);
  expect(cache.get('one', '/')).toBe(made.response);
  vi.advanceTimersByTime(HOUR_MS / 12 + 1);
  expect(cache.get('one', '/')).toBeUndefined();
  cache.confirm('one', '/');
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect(cache.get('one', '/')).toBe(made.response);
});

it('is bounded in bytes', async () => {
  const cache = new PageCache(quiet());
  const { response } = await page('a page');
  const large = { response: { ...response, bytes: 10 * 1024 * 1024 } };
  for (let index = 0; index < 10; index += 1) cache.keep('one', `/${index}`, large);
  expect(cache.mostWanted()).toHaveLength(6);
});

it('knows which pages are wanted most, and lately', async () => {
  const cache = new PageCache(quiet());
  for (const address of ['/', '/rooms', '/team']) cache.keep('one', address, await page());
  const ask = (address: string, times: number) => {
    for (let count = 0; count < times; count += 1) cache.get('one', address);
  };
  ask('/team', 8);
  ask('/', 3);
  expect(cache.mostWanted()).toEqual(['/team', '/', '/rooms']);
  cache.show('one');
  cache.show('one');
  ask('/', 3);
  expect(cache.mostWanted()).toEqual(['/', '/team', '/rooms']);
});
