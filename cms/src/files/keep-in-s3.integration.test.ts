import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { S3Server } from '../../../tests/support/s3-server.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import type { Media } from '../database/payload-types.ts';
import { pictureWithMetadata, metadataIn } from '../pictures/testing/picture-with-metadata.ts';
import type { FileFolder } from './file-key.ts';
import { openS3Store, type S3Store } from './s3-store.ts';

let s3: S3Server;
let store: S3Store;
let database: ClinicDatabase;
let payload: Payload;
let token: string | undefined;

beforeAll(async () => {
  s3 = await S3Server.start();
  const opened = openS3Store(s3.env);
  if (!opened) throw new Error('The settings name no store');
  store = opened;
  database = await createClinicDatabase();
  Object.assign(process.env, s3.env);
  payload = await openAsEditor(database);
  const account = { email: 'editor@clinic.example', password: 'a long password' };
  await payload.create({ collection: 'users', data: { ...account, roles: ['editor'] } });
  ({ token } = await payload.login({ collection: 'users', data: account }));
});

afterAll(async () => {
  await payload.destroy();
  await database.remove();
  await s3.remove();
});

const local = async (folder: FileFolder) =>
  readdir(path.join(database.env.DATA_DIR, folder)).catch(() => []);

const inBucket = async () => [...(await store.list('submitted')), ...(await store.list('media'))];

type Call = { method?: string; file?: Buffer; name?: string; type?: string; data?: object };

/** A request of the studio's panel; without a login if it is `anonymous`. */
async function ask(address: string, call: Call = {}, anonymous = false): Promise<Response> {
  const { method = 'GET', file, name = 'photo.jpg', type = 'image/jpeg', data } = call;
  const form = new FormData();
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type }));
  form.set('_payload', JSON.stringify(data ?? {}));
  const request = new Request(`http://localhost/api/${address}`, {
    method,
    ...(method !== 'GET' && method !== 'DELETE' && { body: form }),
    ...(!anonymous && { headers: { Authorization: `JWT ${token}` } }),
  });
  return handleEndpoints({ config: payload.config, request });
}

async function saved(response: Response): Promise<Media & { filename: string }> {
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  const { doc } = (await response.json()) as { doc: Media };
  return { ...doc, filename: doc.filename ?? '' };
}

const uploadPicture = async (call: Call = {}) => {
  const file = await pictureWithMetadata();
  return saved(await ask('media', { method: 'POST', file, data: { alt: 'A photo' }, ...call }));
};

describe('a picture that is uploaded', () => {
  it('is in the bucket, clean, and not in the data folder', async () => {
    const before = await local('media');
    const doc = await uploadPicture();
    const bytes = (await store.get('media', doc.filename)) ?? Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 80 });
    expect(await metadataIn(bytes)).toEqual([]);
    expect(doc.filesize).toBe(bytes.length);
    expect(await local('media')).toEqual(before);
    expect(s3.puts.at(-1)).not.toHaveProperty('x-amz-acl');
  });

  it('is shown to staff, and to nobody else once it is in the bin', async () => {
    const doc = await uploadPicture();
    const shown = await ask(`media/file/${doc.filename}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.equals((await store.get('media', doc.filename)) ?? Buffer.alloc(0))).toBe(true);
    await payload.update({
      collection: 'media',
      id: doc.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect((await ask(`media/file/${doc.filename}`, {}, true)).status).toBe(403);
    for (const name of ['..%2Fsubmitted%2Fx.jpg', '%2E%2E%2Fx.jpg', 'a%00.jpg', '.hidden.jpg']) {
      expect((await ask(`media/file/${name}`)).status, name).toBeGreaterThanOrEqual(400);
    }
  });

  it('replaces the one before it, and goes with its entry', async () => {
    const first = await uploadPicture();
    const file = await pictureWithMetadata({ width: 150 });
    const second = await saved(await ask(`media/${first.id}`, { method: 'PATCH', file }));
    expect(await store.get('media', first.filename)).toBeUndefined();
    expect(await store.sizeOf('media', second.filename)).toBe(second.filesize);
    await payload.delete({ collection: 'media', id: second.id });
    expect(await store.sizeOf('media', second.filename)).toBeUndefined();
  });

  it('is cropped, gets a focal point and is copied as in the data folder', async () => {
    const doc = await uploadPicture();
    const before = await local('media');
    const focal = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
    const pointed = await saved(
      await ask(`media/${doc.id}?${focal}`, { method: 'PATCH', data: { alt: 'Pointed' } }),
    );
    expect(pointed).toMatchObject({ filename: doc.filename, focalX: 20, focalY: 80 });
    const half = { x: 0, y: 0, width: 50, height: 100 };
    const crop = Object.entries(half).map(([name, part]) => `uploadEdits[crop][${name}]=${part}`);
    const cropped = await saved(
      await ask(`media/${doc.id}?${crop.join('&')}`, { method: 'PATCH' }),
    );
    const bytes = await store.get('media', cropped.filename);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 80 });
    const copy = await payload.duplicate({ collection: 'media', id: doc.id });
    expect(copy.filename).not.toBe(cropped.filename);
    expect((await store.get('media', copy.filename ?? ''))?.equals(bytes ?? Buffer.alloc(1))).toBe(
      true,
    );
    expect(await local('media')).toEqual(before);
  });

  it('is logged once', async () => {
    const doc = await uploadPicture({ data: { alt: 'Logged' } });
    const { docs } = await payload.find({
      collection: 'log',
      where: { entry: { equals: doc.id } },
    });
    expect(docs).toHaveLength(1);
  });
});

describe('a document', () => {
  it('is in the bucket', async () => {
    const file = await readFile('demo/content/documents/files/arrival-checklist-en.pdf');
    const pdf = { file, name: 'menu.pdf', type: 'application/pdf' };
    const doc = await saved(await ask('documents', { method: 'POST', ...pdf }));
    expect(await store.get('documents', doc.filename)).toEqual(file);
    expect(await local('documents')).not.toContain(doc.filename);
  });
});

describe('a picture that a visitor sent', () => {
  it('is private in the bucket, copied by approval, and gone from it with its person', async () => {
    const before = await inBucket();
    const { inboxDatabase } = await import('../inbox/delivery/inbox-database.ts');
    const id = randomUUID();
    const jpeg = (await pictureWithMetadata({ width: 66 })).toString('base64');
    await inboxDatabase(payload, { noticeLocale: 'en' }).store({
      ...{ id, kind: 'testimonial', locale: 'de', campaign: {}, suspicions: [] },
      receivedAt: new Date().toISOString(),
      fields: { name: 'Lia', email: 'lia@visitor.example', testimonial: 'Eine gute Woche.' },
      picture: { jpeg, width: 66, height: 80 },
    });
    const name = `${id}.jpg`;
    expect((await store.get('submitted', name))?.toString('base64')).toBe(jpeg);
    expect(await local('submitted')).toEqual([]);
    expect((await ask(`submitted_pictures/file/${name}`)).status).toBe(200);
    expect((await ask(`submitted_pictures/file/${name}`, {}, true)).status).toBe(403);

    const where = { submission: { equals: id } };
    const { docs } = await payload.find({ collection: 'testimonials', where, draft: true });
    const entry = String(docs[0]?.id);
    await payload.update({
      collection: 'testimonials',
      id: entry,
      data: { _status: 'published' },
    });
    const copies = (await store.list('media')).filter((one) => one.startsWith('testimonial-'));
    expect(copies).toHaveLength(1);
    const { erasePerson } = await import('../inbox/person/erase-person.ts');
    await erasePerson({ payload, user: null }, 'lia@visitor.example');
    expect((await inBucket()).toSorted()).toEqual(before.toSorted());
  });
});

describe('while S3 is away', () => {
  beforeEach(async () => {
    await s3.stop();
    return () => s3.start();
  });

  it('an upload is refused in plain words and leaves nothing behind', async () => {
    const before = await local('media');
    const { totalDocs } = await payload.count({ collection: 'media' });
    const file = await pictureWithMetadata({ width: 170 });
    const answer = await ask('media', { method: 'POST', file, data: { alt: 'Not kept' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('the file storage is not responding');
    expect(await local('media')).toEqual(before);
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  });

  it('a file that was never moved is still shown, and its texts can be changed', async () => {
    const [name = ''] = await local('media');
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { equals: name } },
    });
    expect((await ask(`media/file/${name}`)).status).toBe(200);
    const id = docs[0]?.id ?? '';
    const data = { alt: 'New words' };
    expect(await payload.update({ collection: 'media', id, data })).toMatchObject(data);
    expect(await local('media')).toContain(name);
  });
});
