import { expect, it } from 'vitest';
import { isMenuHref } from './menu-href.ts';

it.each([
  ['https://shop.alpsera.example/gutscheine', false, true],
  ['http://shop.alpsera.example', false, false],
  ['javascript:alert(1)', false, false],
  ['/de/kontakt', false, false],
  ['#directions', false, false],
  ['#directions', true, true],
  ['https://shop.alpsera.example', true, false],
  ['# x', true, false],
])('%s, continuing a page: %s', (href, continues, wanted) => {
  expect(isMenuHref(href, continues)).toBe(wanted);
});
