import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** The contents of the blocks of a selector or an at-rule, with everything nested in them. */
function blocksOf(css: string, head: string): string[] {
  return css
    .split(`${head} {`)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((sign) => {
        depth += Number(sign === '{') - Number(sign === '}');
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

it('a modal moves in 150 ms and its background fades in 100 ms', () => {
  const [panel, backdrop] = ['  .modal', '  .modal::backdrop'].map((selector) => {
    const [block = ''] = blocksOf(read('modal.css'), selector);
    return new Set(block.match(/\d+ms/g));
  });
  expect(panel).toEqual(new Set(['150ms']));
  expect(backdrop).toEqual(new Set(['100ms']));
});

it('pages fade in 0.3 s, pictures in 0.5 s, and neither with reduced motion', () => {
  const css = read('navigation.css');
  const moving = blocksOf(css, '@media (prefers-reduced-motion: no-preference)');
  expect(css).toContain('--page-fade: 300ms;');
  expect(css).toContain('--picture-fade: 500ms;');
  const [page] = blocksOf(css, '::view-transition-new(root)');
  expect(page).toContain('animation-duration: var(--page-fade);');
  const [picture] = blocksOf(css, '.picture-fade');
  expect(picture).toContain('animation: picture-fade var(--picture-fade) ');
  const still = moving.reduce((rest, block) => rest.replace(block, ''), css);
  expect(still).not.toMatch(/animation(?:-duration)?:|@view-transition/);
});

it('markers of disclosures turn at once with reduced motion', () => {
  for (const name of ['disclosure.css', 'menu.css']) {
    const css = read(name);
    const moving = blocksOf(css, '@media (prefers-reduced-motion: no-preference)');
    const still = moving.reduce((rest, block) => rest.replace(block, ''), css);
    expect(css).toContain('transition: rotate ');
    expect(still).not.toContain('transition: rotate ');
  }
});
