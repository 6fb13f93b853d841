import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { parentCrumbs, titleOfPath } from './breadcrumbs.ts';

const titles = (path: string) => parentCrumbs(path).map(({ title }) => title);

it('a trail leads from the home page down to the page above', () => {
  expect(titles('/de/therapien/hyperthermie')).toEqual(['Startseite', 'Therapien']);
  expect(titles('/team')).toEqual(['Home']);
  expect(titles('/it')).toEqual([]);
});

it.each([
  ['/team', 'Our team'],
  ['/de/kontakt', 'Kontakt und Anfahrt'],
  ['/it/camera', 'Camere'],
])('a page of the table is named: %s', (path, title) => {
  expect(titleOfPath(path)).toBe(title);
});

it('sections of the editors, and what does not exist, are not', () => {
  expect(titleOfPath('/guides')).toBeUndefined();
  expect(titleOfPath('/nothing/at/all/here')).toBeUndefined();
});
