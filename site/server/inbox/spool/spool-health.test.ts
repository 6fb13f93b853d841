import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spoolHealth } from './spool-health.ts';

const MB = 1024 * 1024;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keeping-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('finds nothing wrong with a spool that can be written, and leaves nothing in it', async () => {
  const spool = path.join(folder, 'spool');
  const problems = spoolHealth({ folder: spool, freeBytes: async () => 200 * MB });
  expect(await problems()).toEqual([]);
  expect(await readdir(spool)).toEqual([]);
});

it('says how little is left of a disk that is nearly full', async () => {
  const problems = spoolHealth({ folder, freeBytes: async () => 200 * MB - 1 });
  expect(await problems()).toEqual(['the disk of the spool has 199 MB left, less than 200 MB']);
});

it('says why the spool cannot be written', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const problems = spoolHealth({ folder: path.join(file, 'spool') });
  expect(await problems()).toEqual(['the spool cannot be written: ENOTDIR']);
});
