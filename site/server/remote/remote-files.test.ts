import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  pictureWithMetadata,
  metadataIn,
} from '@clinic/cms/pictures/testing/picture-with-metadata';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { FIXTURES } from '#server/api/testing/seed-snapshot.ts';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { RemoteFiles } from './remote-files.ts';
import { useHost } from './testing/use-host.ts';
import { pictureTasks } from '#server/pictures/picture-tasks.ts';

const { withoutMetadata } = pictureTasks;
const photo = await sharp(path.join(FIXTURES, 'uploads/photo.jpg')).toBuffer();
const ANSWERS: Readonly<Record<string, Buffer | string>> = {
  '/storage/uploads/2020/my%20photo.jpg': photo,
  '/storage/documents/list.pdf': '%PDF-1.7',
  '/storage/documents/later.pdf': '%PDF-1.7',
  '/storage/uploads/docs/plan.docx': 'PK..',
  '/storage/uploads/page.jpg': '<!doctype html>',
  '/storage/uploads/telltale.jpg': await pictureWithMetadata({ orientation: 6 }),
  '/storage/uploads/broken-inside.jpg': photo.subarray(0, 40),
};

const HUGE = Buffer.alloc(32 * 1024 * 1024 + 1);

let asked: string[] = [];
let isDown = false;
/** A picture that is replaced, and the requests for it. */
let house = Buffer.alloc(0);
let etags: (string | undefined)[] = [];
const other = await useHost((_, response) => response.end(photo));
const host = await useHost((request, response) => {
  asked.push(request.url ?? '');
  const etag = `"${house.length}"`;
  if (request.url?.endsWith('house.jpg')) etags.push(request.headers['if-none-match']);
  if (isDown) response.destroy();
  else if (request.url?.endsWith('deleted.jpg'))
    response.writeHead(302, { Location: '/auth/login?to=/storage/uploads/deleted.jpg' }).end();
  else if (request.url?.includes('away'))
    response.writeHead(302, { Location: `${other}/a.jpg` }).end();
  else if (request.url?.endsWith('busy.jpg')) response.writeHead(503).end();
  else if (request.url?.endsWith('broken.jpg')) response.destroy();
  else if (request.url?.endsWith('huge.jpg')) response.writeHead(200).end(HUGE);
  else if (request.url?.endsWith('house.jpg')) {
    const isSame = request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : 200, { ETag: etag }).end(isSame ? undefined : house);
  } else {
    const answer = ANSWERS[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }
});
const folder = useTemporaryFolder();
const logger = pino({ level: 'silent' });

let files: RemoteFiles;
const picture = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
const asked304 = () => etags.filter((etag) => etag !== undefined).length;
const findHouse = () => files.below('uploads')(['house.jpg']);
const widthNow = async () => {
  const file = readFileSync((await findHouse())?.file ?? '');
  return (await sharp(file).metadata()).width;
};

describe('files of a remote host', () => {
  beforeEach(() => {
    asked = [];
    isDown = false;
    files = new RemoteFiles({ host, folder, withoutMetadata, logger });
  });

  it('are fetched once, by however many, and kept', async () => {
    const find = files.below('uploads');
    const [first, second] = await Promise.all([
      find(['2020', 'my photo.jpg']),
      find(['2020', 'my photo.jpg']),
    ]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ name: 'my photo.jpg', size: photo.length });
    expect(readFileSync(first?.file ?? '').equals(photo)).toBe(true);
    const restarted = new RemoteFiles({ host, folder, withoutMetadata, logger });
    expect(await restarted.below('uploads')(['2020', 'my photo.jpg'])).toEqual(first);
    expect(asked).toEqual(['/storage/uploads/2020/my%20photo.jpg']);
    expect(await files.below('documents')(['list.pdf'])).toMatchObject({ size: 8 });
  });

  it.each([
    ['is not there', 'nope.jpg', 1],
    ['was deleted on a Cockpit host', 'deleted.jpg', 1],
    ['is no picture', 'page.jpg', 1],
    ['cannot be read', 'broken-inside.jpg', 1],
    ['is too large', 'huge.jpg', 1],
    ['is of another kind', 'x.svg', 0],
    ['has no name', '', 0],
  ])('that %s are not found, and not asked for again', async (_, name, times) => {
    const find = files.below('uploads');
    expect(await find([name])).toBeUndefined();
    expect(await find([name])).toBeUndefined();
    expect(asked).toHaveLength(times);
  });

  describe('while the host fails', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it.each(['broken.jpg', 'busy.jpg', 'away.jpg'])(
      'are not said to be absent: %s',
      async (name) => {
        const find = files.below('uploads');
        const failure = { status: 502, headers: { 'Retry-After': '2' } };
        await expect(find([name])).rejects.toMatchObject(failure);
        await expect(find([name])).rejects.toMatchObject(failure);
        expect(asked).toHaveLength(1);
      },
    );

    it('are asked for again soon, and found once it answers', async () => {
      const find = files.below('documents');
      isDown = true;
      await expect(find(['later.pdf'])).rejects.toMatchObject({ status: 502 });
      isDown = false;
      vi.advanceTimersByTime(2_001);
      expect(await find(['later.pdf'])).toMatchObject({ size: 8 });
    });

    it('are served from the disk if they were fetched before', async () => {
      const first = await files.below('documents')(['list.pdf']);
      isDown = true;
      const restarted = new RemoteFiles({ host, folder, withoutMetadata, logger });
      expect(await restarted.below('documents')(['list.pdf'])).toEqual(first);
    });
  });

  describe('that have a plain name', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
      etags = [];
    });
    afterEach(() => void vi.useRealTimers());

    it('arrive anew when they are replaced on the host', async () => {
      house = await picture(40);
      const first = await findHouse();
      expect(first).toMatchObject({ mayChange: true });
      expect(await findHouse()).toEqual(first);
      expect(asked).toHaveLength(1);
      vi.advanceTimersByTime(61_000);
      expect(await findHouse()).toEqual(first);
      await until(() => asked304() === 1);
      house = await picture(50);
      vi.advanceTimersByTime(61_000);
      await findHouse();
      await until(async () => (await widthNow()) === 50);
      // `modified` changes a moment later; until then, thumbnails are cached under the former one.
      await until(async () => (await findHouse())?.modified !== first?.modified);
    });

    it('stay while the host fails', async () => {
      house = await picture(40);
      const first = await findHouse();
      isDown = true;
      vi.advanceTimersByTime(300_000);
      const times = asked.length;
      expect(await findHouse()).toEqual(first);
      await until(() => asked.length > times);
      expect(await findHouse()).toEqual(first);
    });
  });

  it('can be documents of an office, and are fetched again if their folder is gone', async () => {
    const find = files.below('uploads').bind(undefined, ['docs', 'plan.docx']);
    expect(await find()).toMatchObject({ name: 'plan.docx', size: 4 });
    rmSync(folder, { recursive: true });
    expect(await find()).toMatchObject({ name: 'plan.docx', size: 4 });
  });

  it('keep nothing but the picture', async () => {
    const found = await files.below('uploads')(['telltale.jpg']);
    const bytes = readFileSync(found?.file ?? '');
    expect(await metadataIn(bytes)).toEqual([]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 120 });
  });

  it('cannot be named so that another path is asked for', async () => {
    await files.below('uploads')(['..', 'd.jpg']);
    await files.below('uploads')(['a?b#c', '../d.jpg']);
    await files.below('uploads')(['a?b#c', 'x/../d.jpg']);
    expect(asked).toEqual(['/storage/uploads/a%3Fb%23c/x%2F..%2Fd.jpg']);
  });
});
