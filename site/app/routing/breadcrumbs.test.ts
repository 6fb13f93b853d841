import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { parentCrumbs, titleOfPath } from './breadcrumbs.ts';

/** Titles come from the content; here each page is named by its id. */
const titleOf = (id: string) => `the title of ${id}`;
const titles = (path: string) => parentCrumbs(path, titleOf).map(({ title }) => title);

it('a trail leads from the home page down to the page above', () => {
  expect(titles('/de/therapien/hyperthermie')).toEqual([
    messagesOf('de').breadcrumbs.home,
    titleOf('therapies'),
  ]);
  expect(titles('/team')).toEqual([messagesOf('en').breadcrumbs.home]);
  expect(titles('/it')).toEqual([]);
});

it.each([
  ['/team', 'team'],
  ['/de/kontakt', 'contact'],
  ['/it/camera', 'rooms'],
])('a page of the table has a title: %s', (path, id) => {
  expect(titleOfPath(path, titleOf)).toBe(titleOf(id));
});

it('sections of the editors, and addresses without a page, have no title', () => {
  expect(titleOfPath('/guides', titleOf)).toBeUndefined();
  expect(titleOfPath('/nothing/at/all/here', titleOf)).toBeUndefined();
});
