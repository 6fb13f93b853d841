import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';
import { pictureWithMetadata, metadataIn } from './testing/picture-with-metadata.ts';

let payload: Payload;
let folder: string;
beforeAll(async () => {
  const clinic = await openClinicAsEditor();
  payload = clinic.editor;
  folder = path.join(process.env.DATA_DIR ?? '', 'media');
  return clinic.close;
});

async function migrate(): Promise<void> {
  const { up } = await import('../../migrations/20261116_100000_pictures_without_metadata.ts');
  const { inTransaction } = await import('../database/sql.ts');
  await inTransaction(payload, (req, db) => up({ payload, req, db } as unknown as MigrateUpArgs));
}

const read = (name: string) => readFile(path.join(folder, name));

async function mediaVersion(): Promise<number> {
  const { readContentVersions } = await import('../content-versions/content-version.ts');
  return (await readContentVersions(payload)).get('media') ?? 0;
}

const modifiedTimes = async () =>
  Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );

describe('the pictures that are already there', () => {
  it('lose their metadata, and neither their name nor their size', async () => {
    const { docs } = await payload.find({ collection: 'media', limit: 3, depth: 0, sort: 'id' });
    const [dirty, turned, untouched] = docs.map(({ id, filename }) => ({
      id,
      name: filename ?? '',
    }));
    if (!dirty || !turned || !untouched) throw new Error('The demo clinic has too few pictures');
    const photo = await pictureWithMetadata({ width: 3000, height: 2000 });
    const onItsSide = await pictureWithMetadata({ orientation: 6 });
    await writeFile(path.join(folder, dirty.name), photo);
    await writeFile(path.join(folder, turned.name), onItsSide);
    await writeFile(path.join(folder, 'nobody-knows-it.jpg'), photo);
    const same = await read(untouched.name);
    const version = await mediaVersion();

    await migrate();

    for (const name of [dirty.name, turned.name, 'nobody-knows-it.jpg']) {
      expect(await metadataIn(await read(name))).toEqual([]);
    }
    for (const [{ id, name }, width, height] of [
      [dirty, 3000, 2000],
      [turned, 80, 120],
    ] as const) {
      const bytes = await read(name);
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      const doc = await payload.findByID({ collection: 'media', id, depth: 0 });
      expect(doc).toMatchObject({ filename: name, width, height, filesize: bytes.length });
    }
    expect(await read(untouched.name)).toEqual(same);
    expect(await mediaVersion()).toBe(version + 1);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('are left alone the second time, and what a killed run did not note is noted', async () => {
    const times = await modifiedTimes();
    const version = await mediaVersion();
    await migrate();
    expect(await modifiedTimes()).toEqual(times);
    expect(await mediaVersion()).toBe(version);

    const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 });
    const { id, filesize } = docs[0] ?? { id: '' };
    await payload.db.updateOne({ collection: 'media', id, data: { filesize: 1, width: 2 } });
    await migrate();
    expect(await payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({
      filesize,
      width: docs[0]?.width,
    });
    expect(await mediaVersion()).toBe(version + 1);
  });

  it('are put aside if nothing can read them', async () => {
    await writeFile(path.join(folder, 'broken.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 9]));
    await migrate();
    expect(await readdir(folder)).toContain('.unreadable-broken.jpg');
    expect(await readdir(folder)).not.toContain('broken.jpg');
  });
});
