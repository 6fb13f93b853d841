import { expect, it } from 'vitest';
import { splitAfterChapter, splitSections } from './contents.ts';

it('splits a text at its headings', () => {
  const html =
    '<p>Before</p><h2 id="a">A &amp; <strong>B</strong></h2><p>1</p><h3>x</h3><h2>C</h2>';
  expect(splitSections(html, 'h2')).toEqual({
    intro: '<p>Before</p>',
    sections: [
      { title: 'A & B', html: '<p>1</p><h3>x</h3>' },
      { title: 'C', html: '' },
    ],
  });
});

it.each([
  ['', { intro: '', sections: [] }],
  ['<p>only</p>', { intro: '<p>only</p>', sections: [] }],
  ['<h3>A</h3>', { intro: '', sections: [{ title: 'A', html: '' }] }],
])('%s', (html, wanted) => {
  expect(splitSections(html, 'h3')).toEqual(wanted);
});

const CARD =
  '<section data-safety="emergency" aria-labelledby="b"><h2 id="b">B</h2><p>2</p></section>';

it('treats a safety card as a chapter', () => {
  expect(splitSections(`<h2>A</h2><p>1</p>${CARD}<h2>C</h2>`, 'h2').sections).toEqual([
    { title: 'A', html: '<p>1</p>' },
    { title: 'B', html: '<p>2</p>', safety: 'emergency' },
    { title: 'C', html: '' },
  ]);
});

it.each([
  [1, '<p>0</p><h2>A</h2><p>1</p>', `${CARD}<h2>C</h2>`],
  [2, `<p>0</p><h2>A</h2><p>1</p>${CARD}`, '<h2>C</h2>'],
  [9, `<p>0</p><h2>A</h2><p>1</p>${CARD}<h2>C</h2>`, ''],
])('the first part ends after chapter %d', (chapter, before, after) => {
  expect(splitAfterChapter(`<p>0</p><h2>A</h2><p>1</p>${CARD}<h2>C</h2>`, chapter)).toEqual([
    before,
    after,
  ]);
});
