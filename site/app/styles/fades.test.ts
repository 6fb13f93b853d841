import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PAGE_FADE_MS, PICTURE_FADE_MS } from '#app/constants.ts';

it('pages fade in 0.3 s, pictures in 0.5 s, and nothing for those who want less motion', async () => {
  const css = await readFile(new URL('./navigation.css', import.meta.url), 'utf8');
  expect([PAGE_FADE_MS, PICTURE_FADE_MS]).toEqual([300, 500]);
  expect(css).toContain(`--page-fade: ${PAGE_FADE_MS}ms;`);
  expect(css).toContain(`--picture-fade: ${PICTURE_FADE_MS}ms;`);
  const moving = css.split('@media (prefers-reduced-motion: no-preference)').slice(1);
  expect(moving[0]).toMatch(/^[^@]*@view-transition[^@]*animation-duration: var\(--page-fade\)/);
  expect(moving[1]).toMatch(/^[^@]*animation: picture-fade var\(--picture-fade\)/);
  expect(css.match(/var\(--(?:page|picture)-fade\)/g)).toHaveLength(2);
});
