import { expect, it } from 'vitest';
import type { FlattenedField } from 'payload';
import { iconField } from '../fields/icon.ts';
import {
  hintsOf,
  isUnfinished,
  lacksOf,
  oncePerField,
  shownLinks,
  shownPictures,
} from './entry-advice.ts';

const field = (name: string, type = 'text', more = {}) => ({ name, type, ...more });
const schema = (slug: string, ...flattenedFields: object[]) => {
  return { slug, flattenedFields: flattenedFields as FlattenedField[], custom: {} };
};
const content = field('content', 'richText');
const image = field('image', 'upload', { relationTo: 'media' });
const therapies = schema(
  'therapies',
  ...[field('title', 'text', { required: true }), content, image, field('price', 'number')],
  ...[field('seo_title'), field('reviewed_by', 'relationship', { relationTo: 'team' })],
  field('seo_description', 'textarea'),
  field('faq', 'array', { flattenedFields: [field('answer', 'textarea')] }),
);
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

it('takes a text that consists of a film or a table alone for a text', () => {
  const content = { root: { children: [{ type: 'block', fields: { blockType: 'film' } }] } };
  expect(kinds(lacksOf(therapies, { content, image: 'm1', price: 1 }))).toEqual([]);
});

it('misses nothing that a collection does without, or that the form does not show', () => {
  const text = { name: 'content', admin: { condition: ({ key }: { key?: string }) => !key } };
  const pages = {
    slug: 'pages',
    flattenedFields: [text, image] as unknown as FlattenedField[],
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

it('does not take a drawing for a sentence', () => {
  const menu = schema('menu', iconField('icon', { en: 'Icon', de: 'Symbol', it: 'Icona' }));
  expect(hintsOf(menu, { icon: `<svg><path d="${'M1 2 '.repeat(60)}"/></svg>` }, 'en')).toEqual([]);
});

it('asks for author and review of medical texts, and for short sentences in all texts for patients', () => {
  const faq = [{ answer: 'Short.' }, { answer: LONG }];
  const entry = { title: 'T', content: paragraph(LONG), faq, seo_description: LONG };
  const hints = hintsOf(therapies, entry, 'de');
  expect(kinds(hints)).toEqual(['sentence', 'sentence', 'author', 'review']);
  expect(hints.map(({ path }) => path)).toEqual([
    ...['content', 'faq.1.answer', 'author', 'reviewed_on'],
  ]);
  expect(hintsOf(schema('vacancies', field('title'), content), entry, 'de')).toEqual([]);
});

it('knows where each picture is shown', () => {
  const many = field('images', 'upload', { relationTo: 'media', hasMany: true });
  const rows = field('pictures', 'array', { flattenedFields: [image] });
  const file = field('file', 'upload', { relationTo: 'documents' });
  const entry = { image: 'm1', images: ['m2'], pictures: [{ image: { id: 'm3' } }, {}], file: 'd' };
  expect(shownPictures(schema('rooms', image, many, rows, file), entry)).toEqual([
    { path: 'image', id: 'm1' },
    { path: 'images', id: 'm2' },
    { path: 'pictures.0.image', id: 'm3' },
  ]);
});

it('knows what a text, an address and a node of the menu link to', () => {
  const target = field('slug', 'relationship', { relationTo: ['news', 'team'] });
  const settings = field('settings', 'group', { flattenedFields: [target, field('href')] });
  const nodes = field('nodes', 'array', { flattenedFields: [settings] });
  const link = { type: 'link', fields: { url: '/a' }, children: [{ type: 'text', text: 'A' }] };
  const entry = {
    content: { root: { type: 'root', children: [link] } },
    shop_url: 'https://shop.example',
    nodes: [
      { settings: { slug: { relationTo: 'news', value: 'n1' } } },
      { settings: { href: 'https://b.example', slug: null } },
      {},
    ],
  };
  expect(shownLinks(schema('menu', content, field('shop_url'), nodes), entry)).toEqual([
    { path: 'content', words: 'A', url: '/a' },
    { path: 'shop_url', words: '', url: 'https://shop.example' },
    { path: 'nodes.0.settings.slug', words: '', entry: { collection: 'news', id: 'n1' } },
    { path: 'nodes.1.settings.href', words: '', url: 'https://b.example' },
  ]);
});

it('knows that an entry without what it needs is not finished', () => {
  expect(isUnfinished(therapies, { title: '' })).toBe(true);
  expect(isUnfinished(therapies, { title: 'T' })).toBe(false);
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
