import { expect, it } from 'vitest';
import { ownPathProblems, pagesWithoutPath } from './own-paths.ts';
import { PAGE_IDS } from './table.ts';

it('the paths of this clinic are valid', () => expect(ownPathProblems()).toEqual([]));

it('valid paths in another language are accepted', () => {
  const fr = { approach: 'notre-approche', 'news.item': 'actualites/:slug', news: 'actualites' };
  expect(ownPathProblems({ fr })).toEqual([]);
});

it.each([
  [
    'aproach',
    'approche',
    /^clinic\/clinic\.ts, paths\.fr\.aproach: must be the name of a page: app/,
  ],
  ['approach', 'Équipe', /small letters/],
  ['approach', '/approche', /small letters/],
  ['news.item', 'actualites', /must contain :slug/],
  ['news.item', 'actualites/:id', /must contain :slug/],
  ['approach', 'approche/:slug', /must not contain a colon/],
  ['approach', 'team', /is the path of team too/],
  ['home', 'accueil', /must not be there/],
])('%s cannot be at %s', (id, path, problem) => {
  expect(ownPathProblems({ fr: { [id]: path } })).toEqual([expect.stringMatching(problem)]);
});

it('a language without paths in the product lacks those that the clinic has not given', () => {
  expect(pagesWithoutPath('de')).toEqual([]);
  expect(pagesWithoutPath('fi')).toEqual(PAGE_IDS.filter((id) => id !== 'home'));
});
