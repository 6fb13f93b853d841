import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileStoreError } from '@clinic/cms/files/file-store-error';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { S3Files } from './s3-files.ts';

const root = useTemporaryFolder();
const logger = pino({ level: 'silent' });
const picture = Buffer.from('a picture');
const nothingLocal = async () => undefined;
let count = 0;

/** S3 files with a cold cache; the store has one picture in each folder. */
function open(get = async (_folder: string, name: string) => byName[name]) {
  const store = { get: vi.fn(get) };
  const folder = path.join(root, String((count += 1)));
  const reopen = () => new S3Files({ store, folder, logger }).in('media', nothingLocal);
  return { store, find: reopen(), reopen };
}
const byName: Record<string, Buffer> = { 'a-01234567.jpg': picture };
const away = () => Promise.reject(new FileStoreError('S3', new Error('ECONNREFUSED')));

afterEach(() => vi.useRealTimers());

describe('files in S3', () => {
  it('are fetched once, for all who ask at the same time and after a restart', async () => {
    const { store, find, reopen } = open();
    const found = await Promise.all([find(['a-01234567.jpg']), find(['a-01234567.jpg'])]);
    expect(found[0]).toMatchObject({ name: 'a-01234567.jpg', size: picture.length });
    expect(await readFile(found[1]?.file ?? '')).toEqual(picture);
    await reopen()(['a-01234567.jpg']);
    expect(store.get.mock.calls).toEqual([['media', 'a-01234567.jpg']]);
  });

  it('are not asked for again at once if they are missing', async () => {
    const { store, find } = open();
    expect(await find(['none.jpg'])).toBeUndefined();
    expect(await find(['none.jpg'])).toBeUndefined();
    expect(store.get).toHaveBeenCalledTimes(1);
  });

  it.each([[['..', 'submitted', 'x.jpg']], [['2026', 'a.jpg']], [['a.svg']], [['a']], [[]]])(
    'are never those at %j',
    async (segments) => {
      const { store, find } = open();
      expect(await find(segments)).toBeUndefined();
      expect(store.get).not.toHaveBeenCalled();
    },
  );

  it('answer 503 while S3 is away, and are there when it is back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { store, find } = open();
    store.get.mockImplementationOnce(away);
    const refusal = { status: 503, headers: { 'Retry-After': '2' } };
    await expect(find(['a-01234567.jpg'])).rejects.toMatchObject(refusal);
    // Requests do not wait for a store that has just failed.
    await expect(find(['b-01234567.jpg'])).rejects.toMatchObject(refusal);
    expect(store.get).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(await find(['a-01234567.jpg'])).toMatchObject({ size: picture.length });
    store.get.mockImplementation(away);
    expect(await find(['a-01234567.jpg'])).toMatchObject({ size: picture.length });
  });

  it('are those of the data folder, where they are not moved yet', async () => {
    const store = { get: vi.fn(away) };
    const local = { file: '/data/media/a.jpg', name: 'a.jpg', size: 1, modified: 1 };
    const find = new S3Files({ store, folder: root, logger }).in('media', async () => local);
    expect(await find(['a.jpg'])).toBe(local);
    expect(store.get).not.toHaveBeenCalled();
  });
});
