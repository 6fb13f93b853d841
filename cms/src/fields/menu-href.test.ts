import { expect, it } from 'vitest';
import { isMenuHref } from './menu-href.ts';

it.each([
  ['https://shop.clinic.example/gutscheine', false, true],
  ['http://shop.clinic.example', false, false],
  ['javascript:alert(1)', false, false],
  ['/de/kontakt', false, false],
  ['#directions', false, false],
  ['#directions', true, true],
  ['https://shop.clinic.example', true, false],
  ['# x', true, false],
])('%s, continuing a page: %s', (href, continues, wanted) => {
  expect(isMenuHref(href, continues)).toBe(wanted);
});
