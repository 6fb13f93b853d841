import { describe, expect, it } from 'vitest';
import { isOwnDocument, mayPrefetch } from './prefetch-pages.ts';

const HERE = new URL('https://clinic.example/de/team');

function link(href: string, others: { hreflang?: string; download?: string } = {}) {
  const { origin, pathname, search } = new URL(href, HERE);
  return { origin, pathname, search, hreflang: '', download: '', ...others };
}

it.each(['/', '/de', '/de/zimmer', '/de/kontakt#directions', '/en/news/page/2'])(
  '%s is fetched ahead',
  (href) => expect(isOwnDocument(link(href), HERE)).toBe(true),
);

it.each([
  ['the page that is shown', '/de/team#beirat'],
  ['another website', 'https://shop.example/'],
  ['a telephone', 'tel:+41440000000'],
  ['a thank-you page', '/de/danke?t=abc'],
  ['a preview', '/preview?token=abc'],
  ['a search', '/de/search?q=ozon'],
  ['the API', '/api/cockpit/image?src=x'],
  ['a file', '/media/brochure.pdf'],
  ['a feed', '/de/news.atom'],
])('%s is not', (_, href) => expect(isOwnDocument(link(href), HERE)).toBe(false));

it('a download is not, nor is a link to another language', () => {
  expect(isOwnDocument(link('/files/brochure', { download: 'x' }), HERE)).toBe(false);
  expect(isOwnDocument(link('/it/team', { hreflang: 'it' }), HERE)).toBe(false);
});

describe('may prefetch', () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: true, connection: {} }, true],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
    [{ onLine: true, connection: { effectiveType: '3g' } }, true],
    [{ onLine: true, connection: { effectiveType: '2g' } }, false],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
    [{ onLine: false }, false],
    [{ onLine: false, connection: { effectiveType: '4g' } }, false],
  ])('%o: %s', (browser, wanted) => {
    expect(mayPrefetch(browser)).toBe(wanted);
  });
});
