import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { shellData } from './shell-data.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-12-31T22:59:00.000Z', '2026'],
  ['2026-12-31T23:00:00.000Z', '2027'],
])('at %s the year at the clinic is %s', async (now, year) => {
  const snapshot = await smallSnapshot({});
  vi.useFakeTimers({ now: new Date(now) });
  const site = { siteUrl: 'https://clinic.example', hosts: DEFAULT_HOSTS };
  expect(shellData(snapshot, 'en', site).year).toBe(year);
});
