import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillUploads } from '#server/api/testing/pictures.ts';
import { createTestApp, useTemporaryFolder } from '#server/api/testing/test-app.ts';

const folder = useTemporaryFolder();
const uploadsFolder = path.join(folder, 'uploads');
const cacheFolder = path.join(folder, 'thumbnails');
const app = createTestApp({ snapshot: undefined, uploadsFolder, cacheFolder });

beforeAll(() => fillUploads(uploadsFolder));

const request = (query: Record<string, string>) =>
  app.request(`/api/cockpit/image?${new URLSearchParams(query)}`);

describe('what is not a picture', () => {
  it.each([
    ...['../../etc/passwd', '/etc/passwd', '../outside.jpg', '/storage/uploads/../../outside.jpg'],
    ...[
      '%2e%2e%2foutside.jpg',
      '..%2foutside.jpg',
      '%2e%2e/outside.jpg',
      '..\\outside.jpg',
      '....//outside.jpg',
    ],
    ...[
      'http://evil.example/photo.jpg',
      '//evil.example/photo.jpg',
      'https://clinic.example.evil/photo.jpg',
    ],
    ...[
      'file:///etc/passwd',
      'C:\\photo.jpg',
      'photo.jpg\0',
      'photo.jpg%00',
      '\0',
      '%',
      '.hidden.jpg',
    ],
    ...[
      'link.jpg',
      'logo.svg',
      '/storage/uploads',
      '2021',
      '/',
      'nope.jpg',
      'photo.jpg/x.jpg',
      'x'.repeat(900),
    ],
    ...['__proto__', 'outside.jpg', `${folder}/outside.jpg`, 'photo.jpg?x', '~/photo.jpg'],
  ])('is not found: %j', async (src) => {
    const response = await request({ src, w: '20', o: '1' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['huge.png', 'has too many pixels'],
    ['corrupt.jpg', 'is not a picture'],
    ['svg.jpg', 'is not a picture'],
    ['half.jpg', 'is damaged'],
  ])('is refused: %s', async (src, reason) => {
    const response = await request({ src, w: '20', o: '1' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: `The file of the parameter src ${reason}`,
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ w: '20' }, /parameter src is missing/],
    [{ src: '' }, /parameter src is missing/],
    [{ src: 'photo.jpg', w: '999999' }, /parameter w must be a whole number from 1 to 2560/],
    [{ src: 'photo.jpg', w: '2561' }, /parameter w/],
    [{ src: 'photo.jpg', h: '0' }, /parameter h/],
    [{ src: 'photo.jpg', h: '-5' }, /parameter h/],
    [{ src: 'photo.jpg', w: '1.5' }, /parameter w/],
    [{ src: 'photo.jpg', w: '100px' }, /parameter w/],
    [{ src: 'photo.jpg', w: 'NaN' }, /parameter w/],
    [{ src: 'photo.jpg', 'w[]': '5' }, /parameter w/],
    [{ src: 'photo.jpg', q: '101' }, /parameter q must be a whole number from 1 to 100/],
    [{ src: 'photo.jpg', m: 'explode' }, /parameter m must be one of thumbnail/],
    [{ src: 'photo.jpg', mime: 'image/svg+xml' }, /parameter mime must be one of/],
    [{ src: 'photo.jpg', fp: 'x y' }, /parameter fp/],
    [{ src: 'photo.jpg', fp: '50 101' }, /parameter fp/],
    [{ src: 'wide.png', h: '2560', m: 'fitToHeight' }, /too large/],
    // These pictures would occupy a core for longer than a visitor waits.
    [{ src: 'photo.jpg', w: '2560', h: '2560', m: 'resize', mime: 'gif' }, /too large/],
    [{ src: 'photo.jpg', h: '2560', m: 'fitToHeight', mime: 'avif' }, /too large/],
  ])('is not asked for so: %j', async (query, error) => {
    const response = await request({ o: '1', ...query });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(error) as string });
  });
});
