import { expect, it } from 'vitest';
import { atomErrors } from './atom-errors.ts';
import { readXml } from './read-xml.ts';
import { sitemapErrors } from './sitemap-errors.ts';

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

it.each([
  '<a><b></a></b>',
  '<a>1 & 2</a>',
  '<a>&nbsp;</a>',
  '<a b=c></a>',
  '<a></a><b/>',
  '<a>',
  'words',
  '<a>1 < 2</a>',
])('%s is not well-formed', (xml) => {
  expect(() => readXml(DECLARATION + xml)).toThrow();
  expect(() => readXml('<a/>')).toThrow();
});

it('reads what is well-formed', () => {
  expect(readXml(`${DECLARATION}\n<a b="&quot;1&quot;">x<c/>&amp;</a>`)).toEqual({
    name: 'a',
    attributes: { b: '"1"' },
    text: 'x&',
    children: [{ name: 'c', attributes: {}, children: [], text: '' }],
  });
});

it('finds what is wrong with a sitemap and a feed', () => {
  const urlset = `${DECLARATION}<urlset><url><loc>/a</loc><lastmod>today</lastmod></url></urlset>`;
  expect(sitemapErrors(urlset, 'https://clinic.example').length).toBeGreaterThan(4);
  const feed = `${DECLARATION}<feed><id>x</id><entry><id>y</id></entry></feed>`;
  expect(atomErrors(feed, 'https://clinic.example/feed.xml').length).toBeGreaterThan(8);
});
