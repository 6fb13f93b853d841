import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { newsItemData } from './page.tsx';

const seconds = (time: string) => Date.parse(time) / 1000;

it.each([
  ['2026-11-15T22:59:00Z', '2026-11-15'],
  ['2026-11-15T23:00:00Z', '2026-11-16'],
  ['2026-11-01T10:00:00Z', '2026-11-10'],
])('a change at %s is dated %s, in the time zone of the clinic', async (time, day) => {
  const item = { _id: '1', date: '2026-11-10', title: 'Snow', slug: 'snow' };
  const snapshot = await smallSnapshot({ news: [{ ...item, _modified: seconds(time) }] });
  const page = newsItemData({ snapshot, locale: 'en', params: { slug: 'snow' } });
  expect(page?.modified).toBe(day);
});
