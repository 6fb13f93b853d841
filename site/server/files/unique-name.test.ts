import { expect, it } from 'vitest';
import { hasUniqueName } from './unique-name.ts';

it.each([
  ['lake-dawn-524862c7.jpg', true],
  ['/storage/uploads/docs/packing-list-en-090da263.pdf', true],
  ['2020/01/photo_uid_6afaacdeb87ca.png', true],
  ['hausprospekt-20261117.jpg', false],
  ['menu-cafebabe.pdf', false],
  ['photo.jpg', false],
  ['photo-524862c7-large.jpg', false],
])('whether %s never changes: %s', (name, isUnique) => {
  expect(hasUniqueName(name)).toBe(isUnique);
});
