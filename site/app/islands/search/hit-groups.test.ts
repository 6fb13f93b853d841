import { expect, it } from 'vitest';
import type { SiteKind, SiteResults } from '#app/search/site-results.ts';
import { hitGroups } from './hit-groups.ts';

const hit = (title: string, isNamed = false) => ({
  href: `/${title}`,
  title,
  excerpt: '',
  isNamed,
});
const found = (groups: Partial<Record<SiteKind, ReturnType<typeof hit>[]>>) =>
  Object.entries(groups).map(([kind, hits]) => ({
    kind,
    name: kind,
    hits,
  })) as SiteResults['groups'];
const kinds = (...asked: Parameters<typeof hitGroups>) =>
  hitGroups(...asked).map(({ kind }) => kind);

it('diagnostics come first, then the kinds as the site ranks them', () => {
  const site = found({ programs: [hit('p', true)], diagnosis: [hit('d', true)], news: [hit('n')] });
  expect(kinds([hit('d')], site)).toEqual(['diagnosis', 'programs', 'news']);
  expect(kinds([hit('d')], found({ news: [hit('n')] }))).toEqual(['diagnosis', 'news']);
});

it('a page with the term in its title comes before diagnostics that only mention it', () => {
  const site = found({ healthConcerns: [hit('liver', true)], diagnosis: [hit('d')] });
  expect(kinds([hit('d')], site)).toEqual(['healthConcerns', 'diagnosis']);
});

it('shows three of a kind, each once, and how many there are', () => {
  const site = found({ diagnosis: ['a', 'b', 'c', 'd', 'e'].map((title) => hit(title)) });
  const [group] = hitGroups([hit('e'), hit('a')], site);
  expect(group).toMatchObject({ total: 5, name: 'diagnosis' });
  expect(group?.hits.map(({ title }) => title)).toEqual(['e', 'a', 'b']);
});

it('if a page has the term in its title, hits of the diagnostics’ search alone come last', () => {
  const site = found({ healthConcerns: [hit('pain', true)], diagnosis: [hit('a'), hit('b')] });
  const [, group] = hitGroups([hit('slip'), hit('b')], site);
  expect(group?.hits.map(({ title }) => title)).toEqual(['b', 'a', 'slip']);
});

it('keeps the order of the site’s search if that of the diagnostics finds nothing', () => {
  const site = found({ news: [hit('n', true)], diagnosis: [hit('d')] });
  expect(kinds([], site)).toEqual(['news', 'diagnosis']);
  expect(hitGroups([], site).some(({ isOwn }) => isOwn)).toBe(false);
  expect(hitGroups([hit('d')], site).map(({ isOwn }) => isOwn)).toEqual([undefined, true]);
});

it('has no group for what was not found', () => {
  expect(hitGroups([], [])).toEqual([]);
  expect(hitGroups([hit('a')], [])).toMatchObject([{ kind: 'diagnosis', name: undefined }]);
});

it('pages of any kind with the term in their title precede diagnostics that only mention it', () => {
  const site = found({
    healthConcerns: [hit('liver', true), hit('autoimmune diseases')],
    programs: [hit('liver detox', true)],
    diagnosis: [hit('d')],
    news: [hit('n')],
  });
  expect(kinds([hit('d')], site)).toEqual(['healthConcerns', 'programs', 'diagnosis', 'news']);
  const [concerns] = hitGroups([hit('d')], site);
  expect(concerns).toMatchObject({ total: 2, hits: [{ title: 'liver' }] });
});
