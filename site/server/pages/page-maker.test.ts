import { expect, it } from 'vitest';
import { pageAt } from '#app/pages/page-at.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { findPage } from './page-maker.ts';

const snapshot = await smallSnapshot({
  diagnose: [{ _id: '1', title: 'Laboratory', slug: 'laboratory', slug_de: 'labor' }],
  categories: [{ _id: '2', title: 'Größe', slug: 'größe' }],
  category_items: [
    { _id: '3', title: 'Stay', slug: 'stay', category: { _id: '2', link: 'categories' } },
  ],
});

it.each([
  ['/', true],
  ['/en', true],
  ['/de/diagnose', true],
  ['/diagnosis/laboratory', true],
  ['/en/diagnosis/laboratory', true],
  ['/de/diagnose/labor', true],
  ['/de/diagnose/laboratory', false],
  ['/diagnosis/labor', false],
  ['/video/nothing', false],
  ['/gr%C3%B6%C3%9Fe', true],
  ['/en/gr%C3%B6%C3%9Fe/stay', true],
  ['/it/gr%C3%B6%C3%9Fe', true],
  ['/gr%C3%B6%C3%9Fe/nothing', false],
  ['/nothing', false],
  ['/de/nothing/at/all', false],
  ['/%E0%A4%A', false],
])('%s: %s', async (pathname, isThere) => {
  expect((await findPage({ pageAt }, snapshot, pathname)) !== undefined).toBe(isThere);
});

it('counts a page that fails as one that exists', async () => {
  const failing = { pageAt: () => Promise.reject(new Error('broken')) };
  expect(await findPage(failing, snapshot, '/diagnosis/laboratory')).toEqual({});
});
