import { expect, it } from 'vitest';
import { changesOfSave } from './log-changes.ts';

const NOT_IN_BIN = { before: false, after: false };
const saved = {
  isNew: false,
  isDraft: false,
  locale: 'de' as const,
  before: { en: 'published', de: 'draft' },
  after: { en: 'published', de: 'draft' },
  isInBin: NOT_IN_BIN,
};

it('a draft of what is published is a change, and nothing else', () => {
  const published = { en: 'published', de: 'published' };
  expect(changesOfSave({ ...saved, isDraft: true, before: published, after: published })).toEqual([
    { kind: 'changed', language: 'de' },
  ]);
});

it('each language is published and unpublished by itself', () => {
  const both = { en: 'published', de: 'published' };
  expect(changesOfSave({ ...saved, after: both })).toEqual([{ kind: 'published', language: 'de' }]);
  expect(changesOfSave({ ...saved, before: both })).toEqual([
    { kind: 'unpublished', language: 'de' },
  ]);
  expect(changesOfSave({ ...saved, before: { en: 'draft' }, after: both })).toEqual([
    { kind: 'published', language: 'en' },
    { kind: 'published', language: 'de' },
  ]);
});

it('publishing again is publishing', () => {
  const both = { en: 'published', de: 'published' };
  expect(changesOfSave({ ...saved, before: both, after: both })).toEqual([
    { kind: 'published', language: 'de' },
  ]);
});

it('one status for all languages names none', () => {
  expect(changesOfSave({ ...saved, before: 'draft', after: 'published' })).toEqual([
    { kind: 'published' },
  ]);
});

it('what has no drafts is changed', () => {
  expect(changesOfSave({ ...saved, before: undefined, after: undefined })).toEqual([
    { kind: 'changed', language: 'de' },
  ]);
});

it('a new entry is created, and published if it is', () => {
  expect(changesOfSave({ ...saved, isNew: true })).toEqual([{ kind: 'created', language: 'de' }]);
  expect(changesOfSave({ ...saved, isNew: true, after: { de: 'published' } })).toEqual([
    { kind: 'created', language: 'de' },
    { kind: 'published', language: 'de' },
  ]);
});

it('what is not translated is published in no language', () => {
  const created = { ...saved, isNew: true, locale: undefined, after: 'published' };
  expect(changesOfSave(created)).toEqual([{ kind: 'created' }, { kind: 'published' }]);
});

it('the bin counts as deleting, and coming back as restoring', () => {
  expect(changesOfSave({ ...saved, isInBin: { before: false, after: true } })).toEqual([
    { kind: 'deleted' },
  ]);
  expect(changesOfSave({ ...saved, isInBin: { before: true, after: false } })).toEqual([
    { kind: 'restored' },
  ]);
});
