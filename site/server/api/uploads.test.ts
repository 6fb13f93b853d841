import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SVG } from './testing/pictures.ts';
import { FIXTURES } from './testing/seed-snapshot.ts';
import { createTestApp, useTemporaryFolder } from './testing/test-app.ts';

const uploadsFolder = useTemporaryFolder();
const photo = readFileSync(path.join(FIXTURES, 'uploads/photo.jpg'));
writeFileSync(path.join(uploadsFolder, 'photo-1a2b.jpg'), photo);
writeFileSync(path.join(uploadsFolder, 'logo.svg'), SVG);
writeFileSync(path.join(uploadsFolder, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
const app = createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder: uploadsFolder });
const address = '/storage/uploads/photo-1a2b.jpg';

describe('originals', () => {
  it('are served as they are', async () => {
    const response = await app.request(address);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
  });

  it('are known by their validator', async () => {
    const head = await app.request(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(photo.length));
    expect(await head.text()).toBe('');
    const headers = { 'If-None-Match': head.headers.get('etag') ?? '' };
    expect((await app.request(address, { headers })).status).toBe(304);
  });

  it.each([
    'logo.svg',
    'page.jpg',
    'nope.jpg',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fseed.json',
    'x%00.jpg',
  ])('%s is none of them', async (name) => {
    const response = await app.request(`/storage/uploads/${name}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});
