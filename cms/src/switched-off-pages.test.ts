import type { CollectionConfig, Field, Where } from 'payload';
import { expect, it, vi } from 'vitest';
import type { Clinic } from './clinic-config/clinic.ts';
import { hideSwitchedOff } from './hidden-content/hide-content.ts';
import { pages } from './collections/pages.ts';
import { CONTENT_COLLECTIONS } from './collections/content-collections.ts';
import { offeredPages } from './fields/offered-pages.ts';
import { contactForm } from './forms/contact-form.ts';
import { sentFields } from './inbox/entries/sent-fields.ts';
import { hasPage } from './clinic-config/page-set.ts';
import type { Label } from './studio-words/studio-languages.ts';

vi.mock('./clinic-config/clinic.ts', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  return { CLINIC: { ...CLINIC, pages: { rooms: false, news: false, videos: false } } };
});

const collection = (slug: string, ...fields: Field[]): CollectionConfig => ({ slug, fields });

it('the studio hides the collections of pages that are switched off', () => {
  const slugs = ['rooms', 'videos', 'video_categories', 'therapies', 'media'];
  const hidden = slugs.filter((slug) => hideSwitchedOff(collection(slug)).admin?.hidden);
  expect(hidden).toEqual(['rooms', 'videos', 'video_categories']);
});

it('no field offers one of their entries, except the one it has already', () => {
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

it('pages below one that is switched off go with it', () => {
  expect(['news', 'news.item', 'team', 'team.item'].filter(hasPage)).toEqual(['team', 'team.item']);
});

it('the list of pages leaves out what stands above their lists', () => {
  const filter = pages([listed('rooms'), listed('team')]).admin?.baseFilter;
  const where = filter?.({ limit: 10, page: 1, req: {} as never, sort: '' });
  const kept = (where as Where).or?.[1]?.key as { in: string[] };
  expect(kept.in).toContain('team');
  expect(kept.in).not.toContain('rooms');
});

it('no group of the navigation is named after them', () => {
  const groups = CONTENT_COLLECTIONS.map(({ admin }) => admin?.group as Label);
  expect(groups.filter(({ en }) => en.includes('videos'))).toEqual([]);
});

it('requests cannot be filtered by them, and what was sent before is read', () => {
  const fields = sentFields(contactForm).flatMap((field) =>
    field.type === 'row' ? field.fields : field,
  );
  const item = fields.find((field) => 'name' in field && field.name === 'news');
  expect(item?.admin).toMatchObject({ disableListColumn: true, disableListFilter: true });
  expect(item?.admin?.condition?.({ news: 'Spring' }, {}, {} as never)).toBe(true);
});

/** A collection with a page that lists its entries. */
function listed(id: string): CollectionConfig {
  return { ...collection(id), custom: { listPage: { id, name: { en: id, de: id, it: id } } } };
}
