import { expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { shellData } from '#app/shell/shell-data/shell-data.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { footerParts } from './footer-parts.ts';

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

it('leaves out optional pages whose text is not there, and lists without entries', async () => {
  const pages = [
    { _id: '1', title: 'Our approach', slug: 'approach' },
    { _id: '2', title: 'Privacy', slug: 'data', key: 'privacy' },
  ];
  const snapshot = await smallSnapshot({ pages });
  const site = { siteUrl: 'https://clinic.example', hosts: DEFAULT_HOSTS };
  const { emptyPages } = shellData(snapshot, 'en', site);
  expect(emptyPages).toEqual(expect.arrayContaining(['costs', 'accessibility', 'rooms', 'news']));
  // Every clinic has an imprint and a privacy policy, whether or not somebody has written them.
  for (const page of ['approach', 'impressum', 'privacy']) expect(emptyPages).not.toContain(page);
});
