import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import type { Media } from '../database/payload-types.ts';
import type { PictureFormat } from './clean-picture.ts';
import {
  corners,
  SECRET,
  pictureWithMetadata,
  metadataIn,
} from './testing/picture-with-metadata.ts';

type Edits = {
  crop?: { x: number; y: number; width: number; height: number };
  focalPoint?: { x: number; y: number };
  widthInPixels?: number;
  heightInPixels?: number;
};
type Sent = { file?: Buffer; name?: string; data?: object; edits?: Edits };

/** What the panel sends when nothing is cropped and only a focal point is set. */
const FOCAL_ONLY: Edits = {
  crop: { x: 0, y: 0, width: 100, height: 100 },
  focalPoint: { x: 30, y: 70 },
  widthInPixels: 120,
  heightInPixels: 80,
};

let database: ClinicDatabase;
let payload: Payload;
let token: string | undefined;

beforeAll(async () => {
  database = await createClinicDatabase();
  payload = await openAsEditor(database);
  const account = { email: 'editor@clinic.example', password: 'a long password' };
  await payload.create({ collection: 'users', data: { ...account, roles: ['editor'] } });
  ({ token } = await payload.login({ collection: 'users', data: account }));
});

afterAll(async () => {
  await payload.destroy();
  await database.remove();
});

/** Sends a form as the panel does: the file and the fields in the body, the edits in the query. */
async function send(method: 'POST' | 'PATCH', address: string, sent: Sent): Promise<Response> {
  const { file, name = 'photo.jpg', data = {}, edits = {} } = sent;
  const form = new FormData();
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type: typeOf(name) }));
  form.set('_payload', JSON.stringify(data));
  const query = Object.entries(edits).flatMap(([edit, value]) =>
    typeof value === 'object'
      ? Object.entries(value).map(([key, part]) => [`uploadEdits[${edit}][${key}]`, String(part)])
      : [[`uploadEdits[${edit}]`, String(value)]],
  );
  const request = new Request(`http://localhost/api/${address}?${new URLSearchParams(query)}`, {
    method,
    body: form,
    headers: { Authorization: `JWT ${token}` },
  });
  return handleEndpoints({ config: payload.config, request });
}

const typeOf = (name: string) => `image/${path.extname(name).slice(1).replace('jpg', 'jpeg')}`;

async function save(method: 'POST' | 'PATCH', address: string, sent: Sent): Promise<Media> {
  const response = await send(method, address, sent);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return ((await response.json()) as { doc: Media }).doc;
}

const upload = (sent: Sent) => save('POST', 'media', { data: { alt: 'A photo' }, ...sent });
const library = () => path.join(database.env.DATA_DIR, 'media');
const read = ({ filename }: Media) => readFile(path.join(library(), filename ?? ''));

/** Returns the stored file after checking that it matches its entry and carries no metadata. */
async function expectClean(doc: Media): Promise<Buffer> {
  const stored = await payload.findByID({ collection: 'media', id: doc.id });
  const bytes = await read(stored);
  expect(await metadataIn(bytes)).toEqual([]);
  const { width, height } = await sharp(bytes).metadata();
  const { width: saidWidth, height: saidHeight, filesize } = stored;
  expect([saidWidth, saidHeight, filesize]).toEqual([width, height, bytes.length]);
  return bytes;
}

describe('a picture that was uploaded', () => {
  it.each<[string, PictureFormat, string]>([
    ['JPEG', 'jpeg', 'photo.jpeg'],
    ['PNG', 'png', 'photo.png'],
    ['WebP', 'webp', 'photo.webp'],
    ['AVIF', 'avif', 'photo.avif'],
    ['JPEG with another ending', 'jpeg', 'photo.png'],
  ])('keeps no metadata: %s', async (_, format, name) => {
    const file = await pictureWithMetadata({ format });
    const plain = await upload({ file, name });
    expect(plain.filename).toMatch(format === 'jpeg' ? /\.jpg$/ : new RegExp(`\\.${format}$`));
    await expectClean(plain);
    const focal = await upload({ file, name, edits: FOCAL_ONLY });
    expect(focal).toMatchObject({ focalX: 30, focalY: 70, width: 120, height: 80 });
    await expectClean(focal);
  });

  it('keeps none when it replaces another, or is handed over by a program', async () => {
    const first = await upload({ file: await pictureWithMetadata() });
    const file = await pictureWithMetadata({ width: 140 });
    const edits = { ...FOCAL_ONLY, widthInPixels: 140 };
    const second = await save('PATCH', `media/${first.id}`, { file, edits });
    expect(second.filename).not.toBe(first.filename);
    await expectClean(second);
    expect(await readdir(library())).not.toContain(first.filename);
    const byProgram = await payload.create({
      collection: 'media',
      data: { alt: 'By a visitor' },
      file: { data: file, mimetype: 'image/jpeg', name: 'visitor.jpg', size: file.length },
    });
    await expectClean(byProgram);
  });

  it('stands upright, and is cropped as the editor saw it', async () => {
    const file = await pictureWithMetadata({ orientation: 6 });
    const size = { widthInPixels: 80, heightInPixels: 120 };
    expect(await upload({ file, edits: { ...FOCAL_ONLY, ...size } })).toMatchObject({
      width: 80,
      height: 120,
    });
    const crop = { x: 0, y: 50, width: 100, height: 50 };
    const lower = await upload({ file, edits: { crop, widthInPixels: 80, heightInPixels: 60 } });
    expect(lower).toMatchObject({ width: 80, height: 60 });
    const [[red = 255] = []] = await corners(await expectClean(lower));
    expect(red).toBeLessThan(60);
  });

  it('is not larger than the site shows it', async () => {
    const file = await pictureWithMetadata({ width: 3000, height: 2000 });
    const size = { widthInPixels: 3000, heightInPixels: 2000 };
    const whole = await upload({ file, edits: { ...FOCAL_ONLY, ...size } });
    expect(whole).toMatchObject({ width: 2560, height: 1707 });
    const crop = { x: 10, y: 0, width: 90, height: 50 };
    const part = await upload({ file, edits: { crop, widthInPixels: 2700, heightInPixels: 1000 } });
    expect(part).toMatchObject({ width: 2560, height: 948 });
    await expectClean(part);
  });

  it('gets another address when it is cropped later, so that no cache shows the old one', async () => {
    const first = await upload({ file: await pictureWithMetadata() });
    const edits = { ...FOCAL_ONLY, crop: { x: 0, y: 0, width: 50, height: 100 } };
    const half = await save('PATCH', `media/${first.id}`, {
      edits: { ...edits, widthInPixels: 60 },
    });
    expect(half).toMatchObject({ width: 60, height: 80, focalX: 30, focalY: 70 });
    expect(half.filename).not.toBe(first.filename);
    await expectClean(half);
    expect(await readdir(library())).not.toContain(first.filename);
    const moved = await save('PATCH', `media/${first.id}`, {
      edits: { ...FOCAL_ONLY, widthInPixels: 60, focalPoint: { x: 5, y: 5 } },
    });
    expect(moved).toMatchObject({ filename: half.filename, width: 60, focalX: 5 });
    const copy = await payload.duplicate({ collection: 'media', id: moved.id });
    expect(copy.filename).not.toBe(half.filename);
    await expectClean(copy);
  });

  it('is cleaned in the end, whatever way it came', async () => {
    const doc = await upload({ file: await pictureWithMetadata() });
    const file = await pictureWithMetadata({ width: 160, orientation: 6 });
    await writeFile(path.join(library(), doc.filename ?? ''), file);
    await save('PATCH', `media/${doc.id}`, { data: { alt: 'Another text' } });
    await expectClean(doc);
    await writeFile(path.join(library(), doc.filename ?? ''), Buffer.from(SECRET));
    expect((await send('PATCH', `media/${doc.id}`, { data: { alt: 'Mine' } })).status).toBe(500);
    expect(await readdir(library())).not.toContain(doc.filename);
    await save('PATCH', `media/${doc.id}`, { data: { alt: 'The file is lost' } });
  });
});

describe('a photograph as a phone or camera makes it', () => {
  it('may have 25 MB; one that is too large is refused with what to do', async () => {
    const photo = await pictureWithMetadata();
    const file = (mb: number) => Buffer.concat([photo, Buffer.alloc(mb * 2 ** 20)]);
    await expectClean(await upload({ file: file(25) }));
    const large = await send('POST', 'media', { file: file(51), data: { alt: 'A photo' } });
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('larger than 50 MB. Save it smaller');
  });

  it('is refused with what to do as HEIC, which only a browser makes a JPEG of', async () => {
    const file = await readFile('tests/fixtures/pictures/phone.heic');
    const sent = { file, name: 'IMG_0001.HEIC', data: { alt: 'A photo' } };
    const response = await send('POST', 'media', sent);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Most Compatible');
  });
});

describe('what is no picture', () => {
  it.each<[string, string, Buffer]>([
    ['media', 'words.jpg', Buffer.from(SECRET)],
    ['media', 'paper.jpg', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['media', 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('does not enter %s: %s', async (collection, name, file) => {
    const before = await readdir(library());
    const response = await send('POST', collection, { file, name, data: { alt: 'None' } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('save it as JPEG');
    expect(await readdir(library())).toEqual(before);
  });

  it.each([
    ['photo.jpg', pictureWithMetadata],
    ['photo.pdf', pictureWithMetadata],
    ['words.txt', () => Buffer.from(SECRET)],
    ['words.pdf', () => Buffer.from(SECRET)],
  ])('is no document either: %s', async (name, content) => {
    const file = await content();
    const response = await send('POST', 'documents', { file, name });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This is no PDF, or the file is damaged.');
  });

  it('is not even looked at for strangers', async () => {
    const known = token;
    token = 'none';
    const file = await pictureWithMetadata();
    const response = await send('POST', 'media', { file, data: { alt: 'Mine' } });
    token = known;
    expect(response.status).toBe(403);
  });
});
