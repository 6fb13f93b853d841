import { expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { footerPages } from '#app/routing/table.ts';
import { shellData } from '#app/shell/shell-data.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { footerParts, pagesThatExist } from './footer-parts.ts';

it.each([
  ['/', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/de', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/it/contact', { hasOpeningTimes: false, hasNewsletter: true }],
  ['/en/request', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/it/iniziare', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/de/danke', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/de/newsletter', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/it/newsletter/unsubscribe', { hasOpeningTimes: true, hasNewsletter: false }],
  ['/de/team', { hasOpeningTimes: true, hasNewsletter: true }],
  [undefined, { hasOpeningTimes: true, hasNewsletter: true }],
])('the footer of %s', (path, parts) => {
  expect(footerParts(path)).toEqual(parts);
});

it('names no page whose text is not there', async () => {
  const pages = [
    { _id: '1', title: 'Our approach', slug: 'approach' },
    { _id: '2', title: 'Privacy', slug: 'data', key: 'privacy' },
  ];
  const snapshot = await smallSnapshot({ pages });
  const site = { siteUrl: 'https://clinic.example', hosts: DEFAULT_HOSTS };
  const { missingPages } = shellData(snapshot, 'en', site);
  const shown = pagesThatExist([...footerPages('care'), ...footerPages('legal')], missingPages);
  expect(shown).toEqual(expect.arrayContaining(['approach', 'therapies', 'privacy']));
  for (const page of ['costs', 'impressum', 'accessibility']) expect(shown).not.toContain(page);
});
