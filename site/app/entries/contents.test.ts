import { describe, expect, it } from 'vitest';
import { withContents } from './contents.ts';

describe('a text', () => {
  it('has headings with anchors of their own, in a list', () => {
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

  it('has safety cards that are named by their headings', () => {
    const { html, sections } = withContents(
      '<h2>A</h2><section data-safety="help"><h2>Now</h2><p>x</p></section>',
    );
    expect(sections).toEqual([
      { id: 'a', title: 'A' },
      { id: 'now', title: 'Now', safety: 'help' },
    ]);
    expect(html).toContain(
      '<section data-safety="help" aria-labelledby="now"><h2 id="now">Now</h2><p>x</p></section>',
    );
  });

  it('has the anchors of its original, unless it has other chapters', () => {
    const original = '<h2>Risks</h2><h2>Limits</h2>';
    const ids = (html: string) => withContents(html, original).sections.map(({ id }) => id);
    expect(ids('<h2>Risiken</h2><h2>Grenzen</h2>')).toEqual(['risks', 'limits']);
    expect(ids('<h2>Risiken</h2>')).toEqual(['risiken']);
  });
});
