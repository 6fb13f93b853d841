import type { CollectionConfig, Field } from 'payload';
import { expect, it, vi } from 'vitest';
import type { Clinic } from './clinic.ts';
import { hideSwitchedOff } from './access/hide-switched-off.ts';
import { offeredPages } from './fields/offered-pages.ts';

vi.mock('./clinic.ts', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  return { CLINIC: { ...CLINIC, pages: { rooms: false, news: false, videos: false } } };
});

const collection = (slug: string, ...fields: Field[]): CollectionConfig => ({ slug, fields });

it('the studio hides the collections of pages that are switched off', () => {
  const slugs = ['rooms', 'videos', 'video_categories', 'therapies', 'media'];
  const hidden = slugs.filter((slug) => hideSwitchedOff(collection(slug)).admin?.hidden);
  expect(hidden).toEqual(['rooms', 'videos', 'video_categories']);
});

it('no field chooses one of their entries, except what it has already', () => {
  const one: Field = { name: 'film', type: 'relationship', relationTo: 'videos' };
  const any: Field = { name: 'target', type: 'relationship', relationTo: ['news', 'team'] };
  const group: Field = { name: 'settings', type: 'group', fields: [any] };
  hideSwitchedOff(collection('home', one, group));
  expect(one.admin?.hidden).toBe(true);
  const { filterOptions } = any as { filterOptions?: unknown };
  const offers = filterOptions as (args: { relationTo: string; siblingData: object }) => boolean;
  const offered = (siblingData: object) =>
    ['news', 'team'].filter((relationTo) => offers({ relationTo, siblingData }));
  expect(offered({})).toEqual(['team']);
  expect(offered({ target: { relationTo: 'news', value: '1' } })).toEqual(['news', 'team']);
});

it('a menu is not offered their pages, except one that it leads to already', () => {
  const options = [
    { value: 'rooms', label: 'Rooms' },
    { value: 'team', label: 'Team' },
  ];
  const offered = (siblingData: object) =>
    offeredPages('category')({ options, siblingData, data: {}, req: {} as never });
  expect(offered({})).toEqual([options[1]]);
  expect(offered({ category: 'rooms' })).toEqual(options);
});
