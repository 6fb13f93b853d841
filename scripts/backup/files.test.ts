import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rotate } from './files.ts';

it('removes the oldest backups that were named by us, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rotate-'));
  const ours = [1, 2, 3, 4].map((day) => `clinic-2033-01-0${day}T03-30-00.tar.gz`);
  const others = ['before-the-move.tar.gz', 'clinic-2033-01-01T03-30-00.tar.gz.1-2.tmp', 'last'];
  for (const name of [...ours, ...others]) await writeFile(path.join(folder, name), '');
  expect(await rotate(folder, 2)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual([...others, ...ours.slice(2)].toSorted());
  expect(await rotate(folder, 9)).toBe(0);
  await rm(folder, { recursive: true });
});
