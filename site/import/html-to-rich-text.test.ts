import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { richTextHtml } from '#content/sources/rich-text-html.ts';
import { sanitizeHtmlText } from '#content/values/sanitize.ts';
import { htmlToRichText } from './html-to-rich-text.ts';

const PICTURE = '/storage/uploads/lake.jpg';
const notes: string[] = [];
const context = {
  place: 'news/1/content',
  picture: (address: string) => (address === PICTURE ? 'id-1' : undefined),
  file: (address: string) => (address === '/storage/uploads/list.pdf' ? 'id-2' : undefined),
  note: (reason: string) => void notes.push(reason),
};
const there = (html: string) => htmlToRichText(html, context);
/** The HTML that the site shows after an import. */
const back = (html: string) => richTextHtml(there(html));

it.each([
  '<p>Plain, with <strong>bold</strong>, <em>slanted</em> and <em><strong>both</strong></em>.</p>',
  '<h2>One</h2><p>a &amp; b &lt; c</p><h3>Two</h3><h4>Three</h4>',
  '<p>One<br />two</p>',
  '<ul><li>One</li><li>Two <a href="/x">link</a></li></ul><ol><li>First</li></ol>',
  '<p><a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">x</a></p>',
  '<p>H<sub>2</sub>O</p>',
  '<section data-safety="help"><h2>Help</h2><p>Call <a href="tel:144">144</a>.</p></section>',
  '<details><summary>Why?</summary><p>Because.</p></details><details><summary>How?</summary><p>So.</p></details>',
  '<figure><blockquote><p>One.</p><p>Two.</p></blockquote><figcaption>A guest</figcaption></figure>',
  '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th><th scope="col">Open</th></tr></thead><tbody><tr><th scope="row">Mo</th><td>8</td></tr></tbody></table>',
])('keeps %s', (html) => {
  expect(sanitizeHtmlText(back(html))).toBe(sanitizeHtmlText(html));
});

it.each([
  ['<p>a</p>\n\n<p>b</p>', '<p>a</p><p>b</p>'],
  ['bare words', '<p>bare words</p>'],
  ['<p>  a\n  b </p><p>&nbsp;</p><p></p>', '<p>a b</p>'],
  ['<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
  ['<ul><li><p>One</p><p>more</p></li></ul>', '<ul><li>One<br />more</li></ul>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
  ['<blockquote>Said.</blockquote>', '<figure><blockquote><p>Said.</p></blockquote></figure>'],
  [
    `<ul><li>a <img src="${PICTURE}" /></li><li>b</li></ul>`,
    '<ul><li>a</li><li>b</li></ul><figure><img src="/@file/id-1" alt="" /></figure>',
  ],
  [
    `<h2>a <img src="${PICTURE}" /></h2>`,
    '<h2>a</h2><figure><img src="/@file/id-1" alt="" /></figure>',
  ],
  [
    `<p>a <img src="${PICTURE}" /> b</p>`,
    '<p>a b</p><figure><img src="/@file/id-1" alt="" /></figure>',
  ],
  [
    `<figure><img src="${PICTURE}" /><figcaption>Fog</figcaption></figure>`,
    '<figure><img src="/@file/id-1" alt="" /><figcaption>Fog</figcaption></figure>',
  ],
  ['<p><a href="/storage/uploads/list.pdf">List</a></p>', '<p><a href="/@file/id-2">List</a></p>'],
  [
    '<figure data-film="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></figcaption></figure>',
    '<figure data-film="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></figcaption></figure>',
  ],
])('writes %s as the editor would', (html, expected) => {
  expect(back(html)).toBe(expected);
});

it('says what it leaves out', () => {
  notes.length = 0;
  expect(back('<p>a</p><hr /><p><img src="/storage/uploads/gone.jpg" /></p>')).toBe('<p>a</p>');
  expect(notes).toEqual([
    'a line between paragraphs was left out',
    'the picture /storage/uploads/gone.jpg could not be had',
  ]);
});

it('says which links and pictures the editor has no place for', () => {
  notes.length = 0;
  back('<table><tr><td><a href="/a">a</a></td></tr></table>');
  back(`<blockquote><p>b <img src="${PICTURE}" /></p></blockquote>`);
  expect(notes).toEqual([
    'the link to /a in a table was left out',
    `the picture ${PICTURE} in a quote was left out`,
  ]);
});

it.each(['', '<p>&nbsp;</p>', '<p></p>\n', '<p><br /></p>'])('takes %j for nothing', (html) => {
  expect(there(html)).toBeUndefined();
});

it('gives blocks the same ids in every import', () => {
  const html = '<blockquote>a</blockquote><blockquote>b</blockquote>';
  expect(there(html)).toEqual(there(html));
  const ids = new Set(JSON.stringify(there(html)).match(/"id":"\w+"/g));
  expect(ids.size).toBe(2);
});

/** Line breaks between blocks do not matter. */
const plain = (html: string) =>
  sanitizeHtmlText(html).replace(/\s+/g, ' ').replace(/> </g, '><').trim();

/** Texts as editors of a real host have written them: each survives the import. */
it('keeps every text of the recorded host', () => {
  const folder = 'tests/fixtures/cockpit/panel';
  const texts = readdirSync(folder)
    .filter((file) => /^get-(?:programs|therapies|diagnose|pages)-master/.test(file))
    .flatMap((file) => {
      const { response } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        response: { body: { entries: Record<string, unknown>[] } };
      };
      return response.body.entries.flatMap((entry) =>
        [entry.content, entry.content_de, entry.content_it].filter(
          (one) => typeof one === 'string',
        ),
      );
    })
    .filter((text) => text !== '' && !text.includes('<img'));
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) expect(plain(back(text))).toBe(plain(text));
});
