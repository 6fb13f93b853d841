import { expect, it } from 'vitest';
import { homeModel } from '#content/models/shell.ts';
import { heroImage, stepsIn } from './data.ts';

const picture = (path: string) => ({ path, meta: { title: `Alt of ${path}` } });
const home = homeModel.parse({
  hero_image: picture('/usual.jpg'),
  hero_seasons: [
    { image: picture('/winter.jpg'), from: '2026-11-01', until: '2000-03-31' },
    { image: picture('/blossom.jpg'), from: '04-20', until: '05-10' },
    { image: null, from: '06-01', until: '06-30' },
  ],
  steps: [{ title: 'Listen', text: 'First.', image: picture('/listen.png') }],
  steps_de: [{ title: 'Zuhören', text: 'Zuerst.' }],
});

it.each([
  ['2026-10-31', '/usual.jpg'],
  ['2026-11-01', '/winter.jpg'],
  ['2026-12-31', '/winter.jpg'],
  ['2031-01-01', '/winter.jpg'],
  ['2028-02-29', '/winter.jpg'],
  ['2031-03-31', '/winter.jpg'],
  ['2031-04-01', '/usual.jpg'],
  ['2031-04-20', '/blossom.jpg'],
  ['2031-05-11', '/usual.jpg'],
  ['2031-06-15', '/usual.jpg'],
])('on %s the first picture is %s, every year', (today, path) => {
  expect(heroImage(home, today)?.path).toBe(path);
});

it('the first picture is the usual one without seasons, or if their days are invalid', () => {
  const hero_image = picture('/usual.jpg');
  expect(heroImage(homeModel.parse({ hero_image }), '2026-12-01')?.path).toBe('/usual.jpg');
  const hero_seasons = [{ image: picture('/winter.jpg'), from: '13-40', until: 'spring' }];
  const wrong = homeModel.parse({ hero_image, hero_seasons });
  expect(heroImage(wrong, '2026-12-01')?.path).toBe('/usual.jpg');
  expect(heroImage(undefined)).toBeUndefined();
});

it('gives a step its picture in each language that has one', () => {
  expect(stepsIn(home, 'en')).toEqual([
    expect.objectContaining({
      title: 'Listen',
      picture: expect.objectContaining({ path: '/listen.png', alt: 'Alt of /listen.png' }),
    }),
  ]);
  expect(stepsIn(home, 'de')).toEqual([{ title: 'Zuhören', text: 'Zuerst.', picture: undefined }]);
});
