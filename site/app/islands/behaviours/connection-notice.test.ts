import { expect, it } from 'vitest';
import { leavesPage } from './connection-notice.ts';

const HERE = new URL('https://clinic.example/de/team?q=1#top');

function link(href: string, others: { target?: string; download?: string } = {}) {
  const { origin, pathname, search, hash } = new URL(href, HERE);
  return { origin, pathname, search, hash, target: '', download: '', ...others };
}

it.each(['/', '/it/team', '/de/zimmer#suite', '/de/team', '/de/team?q=1', '/de/search?q=ozon'])(
  '%s replaces the page',
  (href) => expect(leavesPage(link(href), HERE)).toBe(true),
);

it.each(['#beirat', '/de/team?q=1#beirat', 'https://shop.example/', 'tel:+41440000000'])(
  '%s does not',
  (href) => expect(leavesPage(link(href), HERE)).toBe(false),
);

it.each(['/media/brochure.pdf', '/de/news.atom', '/api/cockpit/image?src=x'])(
  'nor does %s, which browsers open or save',
  (href) => expect(leavesPage(link(href), HERE)).toBe(false),
);

it('a link that downloads or opens another tab does not leave the page either', () => {
  expect(leavesPage(link('/files/brochure', { download: 'x' }), HERE)).toBe(false);
  expect(leavesPage(link('/de/zimmer', { target: '_blank' }), HERE)).toBe(false);
  expect(leavesPage(link('/de/zimmer', { target: '_self' }), HERE)).toBe(true);
});
