import { expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { shellData } from '#app/shell/shell-data/shell-data.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { footerParts } from './footer.tsx';

it.each([
  ['/', { hasOpeningTimes: false, hasNewsletter: true, hasSealTexts: true }],
  ['/de', { hasOpeningTimes: false, hasNewsletter: true, hasSealTexts: true }],
  ['/it/contact', { hasOpeningTimes: false, hasNewsletter: true, hasSealTexts: true }],
  ['/en/request', { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false }],
  ['/it/iniziare', { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false }],
  ['/de/danke', { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false }],
  ['/de/newsletter', { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false }],
  [
    '/it/newsletter/unsubscribe',
    { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false },
  ],
  ['/de/programme/woche', { hasOpeningTimes: true, hasNewsletter: false, hasSealTexts: false }],
  ['/de/team', { hasOpeningTimes: true, hasNewsletter: true, hasSealTexts: true }],
  [undefined, { hasOpeningTimes: true, hasNewsletter: true, hasSealTexts: false }],
])('the footer of %s', (path, parts) => {
  expect(footerParts(path)).toEqual(parts);
});

it('the footer leaves out optional pages without a text, and lists without entries', async () => {
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
