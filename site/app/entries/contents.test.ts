import { expect, it } from 'vitest';
import { withContents } from './contents.ts';

it('gives headings anchors of their own and lists them', () => {
  const { html, sections } = withContents(
    '<h2>Säure &amp; Base</h2><p>x</p><h2>Säure &amp; Base</h2><h3>no</h3><h2><strong>日</strong></h2>',
  );
  expect(sections).toEqual([
    { id: 'saeure-base', title: 'Säure & Base' },
    { id: 'saeure-base-2', title: 'Säure & Base' },
    { id: 'section', title: '日' },
  ]);
  expect(html).toContain('<h2 id="saeure-base-2">Säure &amp; Base</h2>');
  expect(html).toContain('<h3>no</h3>');
});
