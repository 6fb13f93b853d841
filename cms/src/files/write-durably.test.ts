import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeDurably } from './write-durably.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durable-'));
  file = path.join(folder, 'a', 'b', 'note.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('makes the folder, and leaves the file alone in it, readable for nobody else', async () => {
  await writeDurably(file, 'one');
  await writeDurably(file, Buffer.from('two'));
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['note.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
});

it('keeps the whole text of one writer if several write the same file', async () => {
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => writeDurably(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(path.dirname(file))).toEqual(['note.json']);
});

it('leaves what was there if the disk is full, and nothing else', async () => {
  await writeDurably(file, 'before');
  const openFile = (async (...args: Parameters<typeof open>) => {
    const handle = await open(...args);
    handle.writeFile = () => Promise.reject(new Error('full'));
    return handle;
  }) as typeof open;
  await expect(writeDurably(file, 'after', { openFile })).rejects.toThrow('full');
  expect(await readFile(file, 'utf8')).toBe('before');
  expect(await readdir(path.dirname(file))).toEqual(['note.json']);
});

it('fails where a folder cannot be', async () => {
  await writeFile(path.join(folder, 'a'), '');
  await expect(writeDurably(file, 'x')).rejects.toMatchObject({ code: 'ENOTDIR' });
});
