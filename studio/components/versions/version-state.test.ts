import { expect, it } from 'vitest';
import { versionState } from './version-state.ts';

const version = (id: string, updatedAt: string, en: string, de: string) => {
  return { id, updatedAt, version: { _status: { en, de } } };
};
const first = version('1', '2026-01-01', 'published', 'draft');
const live = version('2', '2026-01-02', 'published', 'draft');
const saved = version('3', '2026-01-03', 'draft', 'draft');
const latest = version('4', '2026-01-04', 'draft', 'draft');

it('calls an autosaved draft a draft, and not previously published', () => {
  const known = { published: live, draft: latest };
  const states = (locale: string) =>
    [first, live, saved, latest].map((one) => versionState(one, locale, known));
  expect(states('en')).toEqual([
    ...['previouslyPublished', 'currentlyPublished', 'draft', 'currentDraft'],
  ]);
  expect(states('de')).toEqual(['draft', 'draft', 'draft', 'currentDraft']);
});

it('does not call a draft current that is older than the published version', () => {
  const newer = version('5', '2026-01-05', 'published', 'draft');
  expect(versionState(latest, 'en', { published: newer, draft: latest })).toBe('draft');
});

it('knows entries that are published in all languages at once', () => {
  const one = { id: '1', version: { _status: 'published' } };
  expect(versionState(one, 'de', { published: one })).toBe('currentlyPublished');
});
