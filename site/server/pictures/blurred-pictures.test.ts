import { expect, it, vi } from 'vitest';
import { homeModel } from '#content/models/shell.ts';
import { blurredPictures } from './blurred-pictures.ts';
import { makeThumbnail } from './make-thumbnail.ts';

const FILE = 'demo/content/media/files/house-winter-evening.jpg';
const HOUSE = { path: '/storage/uploads/house.jpg', meta: { focal: { x: 56, y: 55 } } };
const home = homeModel.parse({
  hero_image: HOUSE,
  hero_seasons: [
    { image: { ...HOUSE, path: '/storage/uploads/gone.jpg' }, from: '11-01', until: '03-31' },
  ],
});
const uploads = async ([name = '']: readonly string[]) =>
  name === 'house.jpg' ? { file: FILE, name, size: 1, modified: 1 } : undefined;

const failing = () => Promise.reject(new Error('there is no process for pictures'));

it('has the first picture in a few hundred bytes, and none of a file that is not there', async () => {
  const make = vi.fn(makeThumbnail);
  const blurred = blurredPictures({ uploads, make, siteUrl: 'http://localhost' });
  const [season] = home.hero_seasons;
  expect(blurred.of(home.hero_image!)).toBeUndefined();
  await blurred.prepare({ globals: { home } });
  const { wide = '', upright = '' } = blurred.of(home.hero_image!) ?? {};
  for (const url of [wide, upright]) {
    expect(url).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(url.length).toBeLessThan(400);
  }
  expect(upright).not.toBe(wide);
  expect(blurred.of(season!.image)).toBeUndefined();
  await blurred.prepare({ globals: { home } });
  expect(make).toHaveBeenCalledTimes(2);
});

it('does without what cannot be made', async () => {
  const blurred = blurredPictures({ uploads, make: failing, siteUrl: 'http://localhost' });
  await blurred.prepare({ globals: { home } });
  expect(blurred.of(home.hero_image!)).toBeUndefined();
});

it('waits for nobody longer than an edit may take', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const make = vi.fn<typeof makeThumbnail>(() => new Promise(() => undefined));
  const blurred = blurredPictures({ uploads, make, siteUrl: 'http://localhost' });
  const prepared = blurred.prepare({ globals: { home } });
  await vi.advanceTimersByTimeAsync(10_000);
  await prepared;
  vi.useRealTimers();
});
