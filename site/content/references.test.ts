import { expect, it } from 'vitest';
import { resolveReferences, type Lookup } from './references.ts';
import type { WireField } from './values/wire.ts';

const field = (name: string, type: string, options = {}): WireField => ({
  name,
  type,
  localize: false,
  options,
});

const lookup: Lookup = {
  asset: (id) => (id === 'gone' ? undefined : { _id: id, path: `/${id}.jpg`, alt: { en: id } }),
  assetAt: () => undefined,
  collectionOf: () => undefined,
  display: () => undefined,
};

const image = (asset: string) => ({ path: '', meta: { asset } });
const shown = (asset: string) => expect.objectContaining({ path: `/${asset}.jpg` });

it('finds the pictures of galleries and of rows, and leaves no hole', () => {
  const fields = [
    field('images', 'gallery'),
    field('pictures', 'repeater', { fields: [field('image', 'image'), field('caption', 'text')] }),
  ];
  const entry = {
    images: [image('a'), image('gone'), image('b')],
    pictures: [
      { image: image('c'), caption: 'C' },
      { image: image('gone'), caption: 'G' },
    ],
  };
  expect(resolveReferences(fields, entry, lookup)).toEqual({
    images: [shown('a'), shown('b')],
    pictures: [
      { image: shown('c'), caption: 'C' },
      { image: null, caption: 'G' },
    ],
  });
});

it('returns the same object for an entry without references', () => {
  const entry = { title: 'x', pictures: null };
  expect(resolveReferences([field('title', 'text')], entry, lookup)).toBe(entry);
});

it('shares one object for a picture that many entries show, unless it has its own title', () => {
  const asset = { _id: 'a', path: '/a.jpg', alt: { en: 'A', de: 'Ä' } };
  const one: Lookup = { ...lookup, asset: () => asset };
  const resolved = (meta: object) =>
    resolveReferences([field('image', 'image')], { image: { path: '', meta } }, one).image;
  expect(resolved({ asset: 'a' })).toBe(resolved({ asset: 'a' }));
  expect(resolved({ asset: 'a' })).toMatchObject({ meta: { title: 'A', title_de: 'Ä' } });
  expect(resolved({ asset: 'a', title_de: 'Own' })).toMatchObject({ meta: { title_de: 'Own' } });
  expect(resolved({ asset: 'a' })).toMatchObject({ meta: { title_de: 'Ä' } });
});
