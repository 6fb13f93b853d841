import { CONTENT_COLLECTIONS } from '@clinic/cms/collections/content-collections';
import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { entryAddress } from './entry-address.ts';
import { freePages, INTRODUCED_PAGES, TEXT_PAGES } from './text-pages.ts';

const fields = CONTENT_COLLECTIONS.find(({ slug }) => slug === 'pages')?.fields ?? [];
const fieldNamed = (name: string) => fields.find((field) => 'name' in field && field.name === name);
const key = fieldNamed('key');

it('editors can write the words of every page that has some, and of no other', () => {
  const options = key?.type === 'select' ? key.options : [];
  const ids = options.map((option) => (typeof option === 'object' ? option.value : option));
  expect(ids.toSorted()).toEqual([...TEXT_PAGES, ...INTRODUCED_PAGES].toSorted());
});

it.each(['content', 'slug'])('%s is asked for where the page shows it', (name) => {
  const isShown = fieldNamed(name)?.admin?.condition;
  const shown = (page: object) => isShown?.(page, page, {} as never);
  expect([...TEXT_PAGES, undefined].map((id) => shown({ key: id }))).not.toContain(false);
  expect(INTRODUCED_PAGES.map((id) => shown({ key: id }))).not.toContain(true);
});

it('words of a list are shown at its address, and are no free page', async () => {
  const words = { _id: 'p1', key: 'rooms', title: 'Rooms', slug: 'our-rooms' };
  const { items } = await smallSnapshot({ pages: [words] });
  expect(entryAddress(items, 'pages', 'p1')?.('de')).toBe('/de/zimmer');
  expect(freePages(items)).toEqual([]);
});
