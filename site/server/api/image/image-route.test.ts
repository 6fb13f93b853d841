import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillUploads } from '#server/api/testing/pictures.ts';
import { seedAssets } from '#server/api/testing/seed-snapshot.ts';
import {
  createTestApp,
  SITE_URL,
  TOKEN,
  useTemporaryFolder,
} from '#server/api/testing/test-app.ts';

/** Large pictures are encoded here, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const folder = useTemporaryFolder();
const uploadsFolder = path.join(folder, 'uploads');
const cacheFolder = path.join(folder, 'thumbnails');
const app = createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder });
const guarded = createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder, apiToken: TOKEN });

beforeAll(() => fillUploads(uploadsFolder));

const request = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(`/api/cockpit/image?${new URLSearchParams(query)}`, { headers });

const ACCEPTS_AVIF = { Accept: 'image/avif,image/webp,*/*' };

async function measure(query: Record<string, string>, headers?: Record<string, string>) {
  const response = await request({ o: '1', ...query }, headers);
  expect(response.status).toBe(200);
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { type: response.headers.get('content-type'), format, size: `${width}x${height}` };
}

/** How many different thumbnails these qualities give. */
async function differentOf(...qualities: number[]): Promise<number> {
  const answers = await Promise.all(
    qualities.map((q) => request({ src: 'photo.jpg', w: '64', o: '1', q: String(q) })),
  );
  return new Set(answers.map((answer) => answer.headers.get('etag'))).size;
}

describe('pictures', () => {
  it.each<[Record<string, string>, string]>([
    [{ src: 'photo.jpg' }, '900x600'],
    [{ src: 'photo.jpg', w: '', h: '' }, '900x600'],
    [{ src: 'wide.png' }, '3000x30'],
    [{ src: 'photo.jpg', w: '100', h: '100' }, '100x66'],
    [{ src: 'photo.jpg', w: '2000' }, '1200x800'],
    [{ src: 'photo.jpg', w: '50', m: 'bestFit' }, '50x33'],
    [{ src: 'photo.jpg', w: '2000', h: '2000', m: 'bestFit' }, '1200x800'],
    [{ src: 'photo.jpg', w: '1500', h: '1500', m: 'thumbnail' }, '1500x1500'],
    [{ src: 'photo.jpg', w: '100', h: '100', m: 'fitToWidth' }, '100x66'],
    [{ src: 'photo.jpg', w: '2400', m: 'fitToWidth' }, '2400x1600'],
    [{ src: 'photo.jpg', w: '1', h: '2560', m: 'resize' }, '1x2560'],
    [{ src: 'side.jpg', h: '120' }, '80x120'],
    [{ src: 'photo.jpg', w: '90', h: '90', m: 'thumbnail', fp: '0.2 0.9', q: '1' }, '90x90'],
  ])('%j is %s', async (query, size) => {
    expect(await measure(query)).toMatchObject({ size });
  });

  it.each([
    '/storage/uploads/photo.jpg',
    'storage/uploads/photo.jpg',
    '/photo.jpg',
    `${SITE_URL}/storage/uploads/photo.jpg`,
    '2021/my photo.JPG',
    '/storage/uploads/2021/my%20photo.JPG',
    [...seedAssets.keys()][0] ?? '',
  ])('are found by %s', async (src) => {
    expect(await measure({ src, w: '30' })).toEqual({
      type: 'image/jpg',
      format: 'jpeg',
      size: '30x20',
    });
  });

  it('named by an id follow what an editor puts in their place', async () => {
    const assets = new Map([['portrait', '/storage/uploads/photo.jpg']]);
    const library = createTestApp({
      snapshot: undefined,
      uploadsFolder,
      cacheFolder,
      assets: () => assets,
    });
    const ask = () => library.request('/api/cockpit/image?src=portrait&w=30&o=1');
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    assets.set('portrait', '/storage/uploads/side.jpg');
    const second = await ask();
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    assets.clear();
    expect((await ask()).status).toBe(404);
  });

  it.each<[string, string, string | undefined, string, string]>([
    ['photo.jpg', 'webp', undefined, 'image/webp', 'webp'],
    ['photo.jpg', 'image/jpeg', undefined, 'image/jpeg', 'jpeg'],
    ['photo.png', 'jpg', undefined, 'image/jpeg', 'jpeg'],
    ['photo.png', 'avif', undefined, 'image/avif', 'heif'],
    ['photo.jpg', 'auto', 'image/webp,*/*', 'image/webp', 'webp'],
    ['photo.jpg', 'auto', '*/*', 'image/jpg', 'jpeg'],
    ['anim.gif', '', undefined, 'image/gif', 'gif'],
    ['anim.gif', 'png', undefined, 'image/png', 'png'],
  ])('%s as %s for %s is %s', async (src, mime, accept, type, format) => {
    const measured = await measure({ src, mime, w: '30' }, accept ? { Accept: accept } : undefined);
    expect(measured).toMatchObject({ type, format });
  });

  it.each([
    ['0 50', 'dark'],
    ['left', 'dark'],
    ['0.1 0.5', 'dark'],
    ['100 50', 'bright'],
    ['1 0.5', 'bright'],
    ['top right', 'bright'],
  ])('are cropped around %s', async (fp, expected) => {
    const query = { src: 'dark-bright.png', w: '20', h: '20', m: 'thumbnail', fp, o: '1' };
    const bytes = await (await request(query)).arrayBuffer();
    const mean = (await sharp(bytes).stats()).channels[0]?.mean ?? 0;
    expect(mean > 128 ? 'bright' : 'dark').toBe(expected);
  });

  it('carry what browsers and other sites need', async () => {
    const query = { src: 'photo.jpg', w: '40', o: '1' };
    const { headers } = await request(query);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers.get('vary')).toBeNull();
    const again = await request(query, { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const negotiated = await request({ ...query, mime: 'auto' });
    expect(negotiated.headers.get('vary')).toBe('Accept');
  });

  it('are AVIF for those who can read it, in the sizes of phones from the first request', async () => {
    const query = { src: 'photo.jpg', m: 'thumbnail', w: '240', h: '160', q: '40', mime: 'auto' };
    expect(await measure(query, ACCEPTS_AVIF)).toMatchObject({
      type: 'image/avif',
      format: 'heif',
    });
    expect((await measure(query, { Accept: 'image/webp,*/*' })).type).toBe('image/webp');
  });

  it('that are large become AVIF without anybody waiting for it', async () => {
    const query = { src: 'photo.jpg', m: 'thumbnail', w: '960', h: '640', q: '60', mime: 'auto' };
    expect((await measure(query, ACCEPTS_AVIF)).type).toBe('image/webp');
    await vi.waitFor(async () => {
      expect((await measure(query, ACCEPTS_AVIF)).type).toBe('image/avif');
    }, 20_000);
  });

  it('are made once and then come from disk, and from memory', async () => {
    const query = { src: 'photo.png', w: '77', o: '1' };
    const others = path.join(cacheFolder, 'others');
    const before = readdirSync(others).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(query)));
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
    expect(readdirSync(others)).toHaveLength(before + 1);
    const restarted = createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder });
    const fromDisk = await restarted.request(`/api/cockpit/image?${new URLSearchParams(query)}`);
    expect(fromDisk.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
    expect(readdirSync(others)).toHaveLength(before + 1);
    for (const name of readdirSync(others)) rmSync(path.join(others, name));
    expect((await request(query)).status).toBe(200);
    expect(readdirSync(others)).toHaveLength(0);
  });

  it.each<[string, (file: string) => void]>([
    ['empty', (file) => writeFileSync(file, '')],
    ['cut off', (file) => truncateSync(file, 900)],
    ['altered', (file) => writeFileSync(file, readFileSync(file).fill(0, 500, 600))],
  ])('are made again when the file on disk is %s', async (_, damage) => {
    const own = path.join(folder, `damaged ${_}`);
    const open = () => createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder: own });
    const address = '/api/cockpit/image?src=photo.jpg&m=thumbnail&w=240&h=160&q=36&o=1';
    const first = await open().request(address);
    const name = readdirSync(own).find((found) => found.endsWith('.jpeg')) ?? '';
    damage(path.join(own, name));
    const second = await open().request(address);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await sharp(await second.arrayBuffer()).stats()).toBeDefined();
    const third = await open().request(address);
    expect(third.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('come in few qualities, so that few are kept', async () => {
    expect(await differentOf(76, 78, 80, 84)).toBe(1);
    expect(await differentOf(90, 95, 100)).toBe(1);
    expect(await differentOf(40, 80)).toBe(2);
  });
});

describe('addresses of pictures', () => {
  it('are given without o, whole and for any domain', async () => {
    const response = await request({ src: 'photo.jpg', w: '60', token: 'secret' });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(`${SITE_URL}/api/cockpit/image?src=photo.jpg&w=60&o=1`);
    expect((await request({ src: 'nope.jpg', w: '60' })).status).toBe(404);
  });

  it('open one picture without the token', async () => {
    const ask = (query: string) => guarded.request(`/api/cockpit/image?${query}`);
    const text = await (await ask(`src=photo.jpg&w=60&m=bestFit&token=${TOKEN}`)).text();
    expect(text).not.toContain(TOKEN);
    const { search } = new URL(text);
    expect((await guarded.request(`/api/cockpit/image${search}`)).status).toBe(200);
    for (const forged of [
      search.replace('w=60', 'w=61'),
      search.replace('jpg', 'png'),
      `${search}x`,
    ]) {
      expect((await guarded.request(`/api/cockpit/image${forged}`)).status).toBe(401);
    }
    expect((await guarded.request(`/api/collections/get/x${search}`)).status).toBe(401);
  });
});
