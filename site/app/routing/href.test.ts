import { expect, it } from 'vitest';
import { href, localeOfPath } from './href.ts';

it.each([
  [href('home', {}, 'en'), '/'],
  [href('home', {}, 'it'), '/it'],
  [href('diagnosis', {}, 'en'), '/diagnosis'],
  [href('diagnosis.item', { slug: 'labor' }, 'de'), '/de/diagnose/labor'],
  [href('diagnosis.item', { slug: 'a/b c' }, 'it'), '/it/diagnosi/a%2Fb%20c'],
])('%s', (made, wanted) => {
  expect(made).toBe(wanted);
});

it.each([
  ['/', 'en'],
  ['/en/diagnosis', 'en'],
  ['/de', 'de'],
  ['/italy', 'en'],
  ['/it/diagnosi', 'it'],
])('%s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
