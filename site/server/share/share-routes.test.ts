import { readdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { drawSharePicture } from '#server/pictures/draw-share-picture.ts';
import { sharePictures } from './share-pictures.ts';
import { shareRoutes } from './share-routes.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaft & Schwermetallentgiftungswoche mit <Nachsorge>';
const snapshot = await smallSnapshot({
  diagnose: [{ _id: 'd1', title: 'Lab', slug: 'lab', title_de: LONG, slug_de: 'labor' }],
  categories: [{ _id: 'c1', title: 'Guides', slug: 'guides' }],
});
const cacheFolder = path.join(useTemporaryFolder(), 'share');
const images = { thumbnail: () => Promise.resolve(undefined) };
const logger = pino({ level: 'silent' });
const pictures = sharePictures({ images, draw: drawSharePicture, cacheFolder, logger });
const app = shareRoutes({ snapshot: () => snapshot, siteUrl: 'https://clinic.example', pictures });

/** The current address of a page's picture, from the redirect of an old one. */
async function addressOf(page: string): Promise<string> {
  const answer = await app.request(`/share/old${page}.jpg`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  return answer.headers.get('location') ?? '';
}

describe('the picture of a shared link', () => {
  // This content has no words for the home page, which then shows the clinic's name.
  it.each(['/en', '/de/diagnose/labor', '/en/diagnosis', '/it/testimonials', '/en/guides'])(
    'is there for %s, in the size that networks want',
    async (page) => {
      const answer = await app.request(await addressOf(page));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([size.width, size.height, size.format]).toEqual([1200, 630, 'jpeg']);
    },
  );

  it('is drawn once, and known by its tag', async () => {
    const address = await addressOf('/de/diagnose');
    const first = await app.request(address);
    const kept = readdirSync(cacheFolder).length;
    const tag = first.headers.get('etag') ?? '';
    const again = await app.request(address, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(readdirSync(cacheFolder)).toHaveLength(kept);
    const head = await app.request(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    '/share/old/en/diagnosis/none.jpg',
    '/share/old/fr/diagnosis.jpg',
    '/share/old/en/diagnosis/lab.png',
    '/share/en.jpg',
    '/share/old/en/guides/none.jpg',
    '/share/',
  ])('is not there for %s', async (address) => {
    expect((await app.request(address)).status).toBe(404);
  });

  it('waits for content', async () => {
    const starting = shareRoutes({ snapshot: () => undefined, siteUrl: 'https://x.y', pictures });
    expect((await starting.request('/share/old/de.jpg')).status).toBe(503);
  });
});

/** The bounds of the white words in the picture. */
async function extentOfWords(title: string) {
  const black = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  const drawn = await drawSharePicture(title, 'Klinik', black);
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [right, top, bottom] = [0, info.height, 0];
  data.forEach((value, index) => {
    const row = Math.floor(index / info.width);
    // The clinic's name is above the title.
    if (value < 200 || row < 160) return;
    right = Math.max(right, index % info.width);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  return { right, top, bottom };
}

describe('the drawing', () => {
  it('lets long titles wrap and shrink inside the margins', async () => {
    const long = await extentOfWords(LONG);
    expect(long.right).toBeLessThanOrEqual(1200 - 72);
    expect(long.bottom).toBeLessThanOrEqual(630 - 60);
    const endless = await extentOfWords(`${LONG} `.repeat(9));
    expect(endless.right).toBeLessThanOrEqual(1200 - 72);
    expect(endless.top).toBeGreaterThan(200);
    // Two pictures, in many font sizes each: slow on a busy machine.
  }, 30_000);

  it('uses its own typeface, whatever is installed', async () => {
    // The width of this word at this size in Fraunces; other typefaces are far off.
    const { right } = await extentOfWords('Schwerpunkte');
    expect(Math.abs(right - 640)).toBeLessThan(6);
  });
});
