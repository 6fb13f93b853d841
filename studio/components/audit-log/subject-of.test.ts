import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const labels = { en: 'Program', de: 'Programm' };
const config = {
  collections: [{ slug: 'programs', labels: { singular: labels } }],
  globals: [{ slug: 'home', label: { en: 'Home page', de: 'Startseite' } }],
};
const i18n = { language: 'de', fallbackLanguage: 'en' };
const of = (row: Parameters<typeof subjectOf>[0]) =>
  subjectOf(row, { i18n, payload: { config } } as never);

it.each([
  [
    { collection: 'programs', entry: '7' },
    { label: 'Programm', href: '/admin/collections/programs/7' },
  ],
  [{ collection: 'home' }, { label: 'Startseite', href: '/admin/globals/home' }],
  [{ collection: 'gone', entry: '7' }, { label: 'gone' }],
  [{ collection: null }, undefined],
])('%o is about %o', (row, subject) => {
  expect(of(row)).toEqual(subject);
});
