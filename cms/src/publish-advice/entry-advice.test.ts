import { expect, it } from 'vitest';
import type { FlattenedField } from 'payload';
import { hintsOf, lacksOf, oncePerField, shownPictures } from './entry-advice.ts';

const fields = (...names: string[]) => names.map((name) => ({ name })) as FlattenedField[];
const therapies = {
  slug: 'therapies',
  flattenedFields: fields('title', 'content', 'image', 'price', 'seo_title', 'reviewed_by'),
};
const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});
const kinds = (advice: readonly { kind: string }[]) => advice.map(({ kind }) => kind);
const LONG = `${'sehr '.repeat(40)}lang.`;

it('names text, picture and price that are missing, with their fields', () => {
  expect(lacksOf(therapies, { content: paragraph(' ') })).toEqual([
    { kind: 'text', path: 'content' },
    { kind: 'picture', path: 'image' },
    { kind: 'price', path: 'price' },
  ]);
  const whole = { content: paragraph('Words'), image: 'm1', price: 0 };
  expect(lacksOf(therapies, whole)).toEqual([]);
});

it('takes a text that is a film or a table only for a text', () => {
  const content = { root: { children: [{ type: 'block', fields: { blockType: 'film' } }] } };
  expect(kinds(lacksOf(therapies, { content, image: 'm1', price: 1 }))).toEqual([]);
});

it('misses nothing that a collection does without, or that the form does not show', () => {
  const text = { name: 'content', admin: { condition: ({ key }: { key?: string }) => !key } };
  const pages = {
    slug: 'pages',
    flattenedFields: [text, { name: 'image' }] as unknown as FlattenedField[],
    custom: { mayLack: ['image'] },
  };
  expect(lacksOf(pages, { key: 'team' })).toEqual([]);
  expect(kinds(lacksOf(pages, {}))).toEqual(['text']);
});

it('says when a title is too long, the search title before the other', () => {
  const reviewed = { author: 'a', reviewed_on: '2026-01-01' };
  const entry = { ...reviewed, title: 'x'.repeat(61) };
  expect(hintsOf(therapies, entry, 'de')).toEqual([{ kind: 'title', path: 'title', count: 61 }]);
  expect(hintsOf(therapies, { ...entry, seo_title: 'Short' }, 'de')).toEqual([]);
  const long = { ...entry, seo_title: 'y'.repeat(70) };
  expect(hintsOf(therapies, long, 'de')).toMatchObject([{ path: 'seo_title', count: 70 }]);
});

it('asks for author and review of medical texts, and for short sentences in all for patients', () => {
  const entry = { content: paragraph(LONG), faq: [{ answer: 'Short.' }, { answer: LONG }] };
  const hints = hintsOf(therapies, entry, 'de');
  expect(kinds(hints)).toEqual(['sentence', 'sentence', 'author', 'review']);
  expect(hints.map(({ path }) => path)).toEqual([
    ...['content', 'faq.1.answer', 'author', 'reviewed_on'],
  ]);
  const vacancies = { slug: 'vacancies', flattenedFields: fields('title', 'content') };
  expect(hintsOf(vacancies, entry, 'de')).toEqual([]);
});

it('knows where each picture is shown', () => {
  const entry = { image: 'm1', images: ['m2'], pictures: [{ image: { id: 'm3' } }, {}] };
  expect(shownPictures(entry)).toEqual([
    { path: 'image', id: 'm1' },
    { path: 'images', id: 'm2' },
    { path: 'pictures.0.image', id: 'm3' },
  ]);
});

const of = (language: string) => [
  { kind: 'price', path: 'price', language } as const,
  { kind: 'text', path: 'content', language } as const,
];

it('says once what all languages share, and of each language what is its own', () => {
  expect(oncePerField([...of('de'), ...of('it')])).toEqual([
    { kind: 'price', path: 'price', language: 'de' },
    { kind: 'text', path: 'content', language: 'de' },
    { kind: 'text', path: 'content', language: 'it' },
  ]);
});
