import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { DiskCache } from './disk-cache.ts';

const root = useTemporaryFolder();
const logger = pino({ level: 'silent' });
const kilobyte = Buffer.alloc(1000, 1);
let count = 0;

function open(folder = path.join(root, String((count += 1)))) {
  return { folder, cache: new DiskCache({ folder, maxBytes: 3500, maxFiles: 5, logger }) };
}

describe('the cache on disk', () => {
  it('drops what was used longest ago', async () => {
    const { folder, cache } = open();
    for (const name of ['a', 'b', 'c']) await cache.set(name, kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
    await cache.set('d', kilobyte);
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd']);
    expect(await cache.get('b')).toBeUndefined();
  });

  it('knows after a restart what there is, and how old', async () => {
    const { folder, cache } = open();
    for (const name of ['a', 'b', 'c']) await cache.set(name, kilobyte);
    const day = 86_400;
    for (const [name, age] of Object.entries({ a: 1, b: 3, c: 2 })) {
      const then = Date.now() / 1000 - age * day;
      utimesSync(path.join(folder, name), then, then);
    }
    writeFileSync(path.join(folder, 'x.tmp'), kilobyte);
    utimesSync(path.join(folder, 'x.tmp'), 0, 0);
    const { cache: restarted } = open(folder);
    await restarted.set('d', kilobyte);
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd']);
  });

  it('sees files that another process has written or deleted', async () => {
    const { folder, cache } = open();
    expect(await cache.get('a')).toBeUndefined();
    writeFileSync(path.join(folder, 'a'), kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
    rmSync(path.join(folder, 'a'));
    expect(await cache.get('a')).toBeUndefined();
  });

  it('keeps its limits among several processes, some minutes later', async () => {
    let minutes = 0;
    const folder = path.join(root, String((count += 1)));
    const now = () => minutes * 60_000;
    const cache = new DiskCache({ folder, maxBytes: 3500, maxFiles: 5, logger, now });
    await cache.set('a', kilobyte);
    for (const name of ['b', 'c', 'd', 'e']) {
      writeFileSync(path.join(folder, name), kilobyte);
      utimesSync(path.join(folder, name), 0, 0);
    }
    await cache.set('f', kilobyte);
    expect(readdirSync(folder)).toHaveLength(6);
    minutes = 11;
    await cache.set('g', kilobyte);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a', 'f', 'g']));
  });

  it('counts a file that is written twice once', async () => {
    const { folder, cache } = open();
    for (let round = 0; round < 5; round += 1) await cache.set('a', kilobyte);
    for (const name of ['b', 'c']) await cache.set(name, kilobyte);
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('limits the number of files, however small', async () => {
    const { folder, cache } = open();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const name of names) await cache.set(name, Buffer.from(name));
    expect(readdirSync(folder).toSorted()).toEqual(names.slice(1));
    writeFileSync(path.join(folder, 'g'), 'made by another process');
    const { cache: restarted } = open(folder);
    expect(await restarted.get('g')).toBeDefined();
    expect(readdirSync(folder)).toHaveLength(5);
  });

  it('treats an empty file as missing', async () => {
    const { folder, cache } = open();
    await cache.set('a', kilobyte);
    writeFileSync(path.join(folder, 'a'), '');
    expect(await cache.get('a')).toBeUndefined();
    expect(await cache.find('a')).toBeUndefined();
    await cache.set('a', kilobyte);
    expect(await cache.find('a')).toMatchObject({ size: 1000 });
  });

  it('makes its folder again if somebody has deleted it', async () => {
    const { folder, cache } = open();
    await cache.set('a', kilobyte);
    rmSync(folder, { recursive: true });
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
  });

  it('does without a disk that does not work', async () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    const { cache } = open(path.join(file, 'folder'));
    await cache.set('a', kilobyte);
    expect(await cache.get('a')).toBeUndefined();
  });
});
