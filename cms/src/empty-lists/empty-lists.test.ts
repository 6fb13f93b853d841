import { expect, it } from 'vitest';
import { EMPTY_LIST_WORDS } from './plugin.ts';

it('an empty list gives an example of what belongs there', () => {
  const withoutExample = Object.entries(EMPTY_LIST_WORDS)
    .filter(([slug, words]) => slug !== 'testimonials' && !words.includes('For example'))
    .map(([slug]) => slug);
  expect(withoutExample).toEqual([]);
});
