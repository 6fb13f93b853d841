import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Säure-Basen-Haushalt', 'saeure-basen-haushalt'],
  ['Größe & Maß', 'groesse-mass'],
  ['Perché l’acqua è vita', 'perche-lacqua-e-vita'],
  ['  --Hello,   World!--  ', 'hello-world'],
  ['Le cœur et l’été', 'le-coeur-et-lete'],
  ['日本', ''],
])('%s → %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('keeps addresses short', () => {
  expect(slugify('a'.repeat(500)).length).toBe(96);
});
