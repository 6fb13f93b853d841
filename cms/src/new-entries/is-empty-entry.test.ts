import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { isEmptyEntry } from './is-empty-entry.ts';

const FIELDS = [
  { name: 'id', type: 'text' },
  { name: 'title', type: 'text', localized: true },
  { name: 'slug', type: 'text', localized: true },
  { name: 'content', type: 'richText', localized: true },
  { name: 'color', type: 'select', defaultValue: 'teal' },
  { name: 'faq', type: 'array', localized: true },
  { name: 'price', type: 'number' },
  { name: 'order', type: 'number' },
  { name: '_status', type: 'select', localized: true },
] as unknown as FlattenedField[];

const NEW = { id: '1', color: 'teal', order: 90, _status: { en: 'draft' }, faq: { en: [] } };
const text = (...children: object[]) => ({ root: { type: 'root', children } });

it.each([
  {},
  { title: { en: null, de: '' } },
  { title: undefined },
  { slug: { en: 'changed' } },
  { content: { en: text({ type: 'paragraph', children: [] }) } },
])('with %j is empty', (written) => {
  expect(isEmptyEntry(FIELDS, { ...NEW, ...written })).toBe(true);
});

it.each([
  { title: { en: null, it: 'Titolo' } },
  { content: { de: text({ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }) } },
  { content: { de: text({ type: 'block', fields: {} }) } },
  { color: 'red' },
  { faq: { de: [{ question: '' }] } },
  { price: 0 },
])('with %j is not', (written) => {
  expect(isEmptyEntry(FIELDS, { ...NEW, ...written })).toBe(false);
});
