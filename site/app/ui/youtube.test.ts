import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isPossibleVideoId, playerUrl } from './youtube.ts';

it.each([
  ['dQw4w9WgXcQ', true],
  ['a-film-0001', false],
  ['a-film-00014', false],
  ['', false],
])('%s can be a film of YouTube: %s', (id, can) => expect(isPossibleVideoId(id)).toBe(can));

it('no film of the demo can be one, so that no link leads to an error page of YouTube', async () => {
  const yaml = await readFile('demo/content/videos/shared.yaml', 'utf8');
  const ids = [...yaml.matchAll(/youtube_id: "(.+)"/g)].map((match) => match[1] ?? '');
  expect(ids).toHaveLength(16);
  expect(ids.filter(isPossibleVideoId)).toEqual([]);
});

it('an id cannot lead to another address', () => {
  expect(playerUrl('https://video.example', '../x?y')).toMatch(
    /^https:\/\/video\.example\/embed\/\.\.%2Fx%3Fy\?/,
  );
});
