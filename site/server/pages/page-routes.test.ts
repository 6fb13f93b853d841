import { describe, expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { isPage, canonicalPath } from './page-routes.ts';

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
  expect(await isPage(snapshot, pathname)).toBe(isThere);
});

describe('tidy path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/de/', '/de'],
    ['//de//Diagnose/', '/de/diagnose'],
    ['//evil.example/', '/evil.example'],
    ['/DE', '/de'],
    ['/DE/Video/AbC-1', '/de/video/AbC-1'],
    ['/videos/Myths', '/videos/myths'],
    ['/%64iagnosis/dark%2Dfield%2dmicroscopy', '/diagnosis/dark-field-microscopy'],
    ['/de/%C3%A4%2Fb%3A', '/de/%c3%a4%2fb%3a'],
  ])('%s → %s', (path, tidy) => {
    expect(canonicalPath(path)).toBe(tidy);
    expect(canonicalPath(tidy)).toBe(tidy);
  });
});
