import { expect, it } from 'vitest';
import { portraitDesign } from './portrait-design.ts';

it('a portrait is the same for the same name', () => {
  expect(portraitDesign('Gianna Portelvi')).toEqual(portraitDesign('Gianna Portelvi'));
});

it('different names have different portraits', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Person ${index}`);
  const designs = new Set(names.map((name) => JSON.stringify(portraitDesign(name))));
  expect(designs.size).toBeGreaterThan(40);
});
