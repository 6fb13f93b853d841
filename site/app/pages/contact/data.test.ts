import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { contactData } from './directions.tsx';

const page = { _id: 'p1', key: 'contact', title: 'Contact', slug: 'contact' };
const mapOf = async (more: object, locale = 'en') => {
  const snapshot = await smallSnapshot({ pages: [{ ...page, ...more }] });
  return contactData({ snapshot, locale, params: {} })?.map;
};

it('there is no map without its picture', async () => {
  expect(await mapOf({ map_caption: 'Not to scale' })).toBeUndefined();
});

it('the map is that of the language, or the English one', async () => {
  const map = { path: '/storage/uploads/map.png', meta: { title: 'The way', title_it: 'La via' } };
  const map_de = { path: '/storage/uploads/karte.png', meta: { title_de: 'Der Weg' } };
  const words = { map, map_de, map_caption: 'Not to scale' };
  expect(await mapOf(words, 'de')).toMatchObject({
    picture: { path: map_de.path, alt: 'Der Weg' },
    caption: 'Not to scale',
  });
  expect(await mapOf(words, 'it')).toMatchObject({ picture: { path: map.path, alt: 'La via' } });
});
