import { expect, it } from 'vitest';
import { splitSections } from './split-sections.ts';

it('takes a text apart at its headings', () => {
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
