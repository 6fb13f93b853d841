import { expect, it } from 'vitest';
import { LINKED_COLLECTIONS } from './basic-text-features.ts';
import { MENU_COLLECTIONS } from '../globals/menu-settings.ts';

it('are all entries that have an address of their own, videos and documents', () => {
  const wanted = new Set([...MENU_COLLECTIONS, 'videos', 'documents']);
  expect(new Set(LINKED_COLLECTIONS)).toEqual(wanted);
});
