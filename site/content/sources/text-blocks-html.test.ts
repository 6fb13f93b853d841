import { expect, it } from 'vitest';
import { sanitizeHtmlText } from '#content/values/sanitize.ts';
import { richTextHtml } from './rich-text-html.ts';
import { textBlockHtml } from './text-blocks-html.ts';

const words = (text: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }],
  },
});
const htmlOf = (blockType: string, fields: object) =>
  textBlockHtml({ blockType, ...fields }, richTextHtml);

const BLOCKS: [string, object, string][] = [
  [
    'picture',
    { image: 'id-1', caption: 'Fog & sun' },
    '<figure><img src="/@file/id-1" alt="" /><figcaption>Fog &amp; sun</figcaption></figure>',
  ],
  ['picture', { image: { id: 'id-1' } }, '<figure><img src="/@file/id-1" alt="" /></figure>'],
  ['picture', { caption: 'Nothing chosen yet' }, ''],
  [
    'quote',
    { text: 'One.\n\nTwo <b>.', source: 'A guest' },
    '<figure><blockquote><p>One.</p><p>Two &lt;b&gt;.</p></blockquote><figcaption>A guest</figcaption></figure>',
  ],
  ['quote', { text: ' ' }, ''],
  [
    'table',
    {
      caption: 'Hours',
      cells: [
        ['Day', 'Open'],
        ['Mo', '8–17 & by phone'],
      ],
      names_rows: true,
    },
    '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th><th scope="col">Open</th></tr></thead><tbody><tr><th scope="row">Mo</th><td>8–17 &amp; by phone</td></tr></tbody></table>',
  ],
  ['table', { caption: 'Empty', cells: 'x' }, ''],
  [
    'faq',
    { questions: [{ question: 'Why?', answer: words('Because.') }, { question: '' }] },
    '<details><summary>Why?</summary><p>Because.</p></details>',
  ],
  [
    'film',
    { address: 'youtu.be/dQw4w9WgXcQ', title: 'A film', image: 'id-2' },
    '<figure data-film="dQw4w9WgXcQ"><img src="/@file/id-2" alt="" /><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></figcaption></figure>',
  ],
  ['film', { address: 'https://vimeo.com/1', title: 'Elsewhere' }, ''],
];

it.each(BLOCKS)('a block %s with %j is plain HTML', (blockType, fields, html) => {
  expect(htmlOf(blockType, fields)).toBe(html);
});

it.each(BLOCKS)('a block %s with %j passes the sanitiser as it is', (blockType, fields, html) => {
  expect(sanitizeHtmlText(htmlOf(blockType, fields) ?? '')).toBe(html);
});

it('does not know blocks of others', () => {
  expect(htmlOf('toString', {})).toBeUndefined();
});

it('leaves out what makes a film of any figure', () => {
  expect(sanitizeHtmlText('<figure data-film="../../x">y</figure>')).toBe('<figure>y</figure>');
});

it('writes blocks in texts that only the general converter can read', () => {
  const rule = { type: 'horizontalrule', version: 1 };
  const quote = { type: 'block', version: 2, fields: { blockType: 'quote', text: 'One.' } };
  const doc = { relationTo: 'programs', value: 'id-3' };
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc },
    children: [{ type: 'text', text: 'link', format: 0 }],
  };
  const paragraph = { type: 'paragraph', version: 1, children: [link] };
  expect(richTextHtml({ root: { type: 'root', children: [rule, quote, paragraph] } })).toBe(
    '<hr /><figure><blockquote><p>One.</p></blockquote></figure><p><a href="/@entry/programs/id-3">link</a></p>',
  );
});
