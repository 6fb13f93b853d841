import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MODAL_FADE_MS, MODAL_PANEL_MS } from '#app/constants.ts';

const durations = (block: string) => [...block.matchAll(/(\d+)ms/g)].map((match) => match[1]);

it('moves as long as the specification says', async () => {
  const css = await readFile(new URL('./modal.css', import.meta.url), 'utf8');
  const [panel = '', backdrop = ''] = [...css.matchAll(/transition:([^;]+);/g)].map(
    (match) => match[1],
  );
  expect(new Set(durations(panel))).toEqual(new Set([String(MODAL_PANEL_MS)]));
  expect(new Set(durations(backdrop))).toEqual(new Set([String(MODAL_FADE_MS)]));
});
