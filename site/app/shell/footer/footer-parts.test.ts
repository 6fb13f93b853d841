import { expect, it } from 'vitest';
import { footerParts } from './footer-parts.ts';

it.each([
  ['/', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/de', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/it/contact', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/en/request', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/it/iniziare', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/de/danke', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/de/team', { hasOpeningTimes: true, hasNewsletter: true }],
  [undefined, { hasOpeningTimes: true, hasNewsletter: true }],
])('the footer of %s', (path, parts) => {
  expect(footerParts(path)).toEqual(parts);
});
