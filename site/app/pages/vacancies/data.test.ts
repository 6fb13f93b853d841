import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { languageName } from '#app/ui/formats.ts';
import { vacanciesData } from './page.tsx';

const snapshot = await smallSnapshot({
  vacancies: [
    {
      _id: 'v1',
      title_de: 'Pflege',
      slug_de: 'pflege',
      date: '2026-09-01',
      workload: '80–100 %',
      employment_type: 'PART_TIME',
      valid_through: '2026-12-31',
      content_de: '<h2>Aufgaben</h2><h3>Nachts</h3><p>x</p>',
    },
    { _id: 'v2', title_de: 'Küche', slug_de: 'kueche', date: '2026-08-01' },
  ],
});
const on = (today: string, locale: 'en' | 'de' | 'it') =>
  vacanciesData({ snapshot, locale, params: {} }, today);

const slugsOn = (today: string) => on(today, 'de').vacancies.map(({ slug }) => slug);

it('shows a vacancy until the end of its last day', () => {
  expect(slugsOn('2026-12-31')).toEqual(['pflege', 'kueche']);
  expect(slugsOn('2027-01-01')).toEqual(['kueche']);
});

it('has the facts of a vacancy, and its headings below the one of its card', () => {
  expect(on('2026-10-01', 'de').vacancies[0]).toMatchObject({
    title: 'Pflege',
    date: '2026-09-01',
    validThrough: '2026-12-31',
    workload: '80–100 %',
    employmentType: 'PART_TIME',
    html: '<h3>Aufgaben</h3><h4>Nachts</h4><p>x</p>',
  });
});

it('links to the German page if only that has vacancies', () => {
  for (const locale of ['en', 'it'] as const) {
    expect(on('2026-10-01', locale)).toMatchObject({
      vacancies: [],
      elsewhere: { language: 'de', count: 2, href: '/de/offene-stellen' },
    });
  }
  expect(on('2026-10-01', 'de').elsewhere).toBeUndefined();
  const t = createTranslator({ locale: 'en', messages: messagesOf('en'), namespace: 'vacancies' });
  expect(t('empty', { language: languageName('en', 'en') })).toBe(
    'There are currently no vacancy descriptions available in English.',
  );
});

it('links to the language in which most vacancies are described', async () => {
  const date = '2026-09-01';
  const vacancies = [
    { _id: 'v1', date, title_de: 'Pflege', slug_de: 'pflege', title_it: 'Cura', slug_it: 'cura' },
    { _id: 'v2', date, title_it: 'Cucina', slug_it: 'cucina' },
  ];
  const page = vacanciesData(
    { snapshot: await smallSnapshot({ vacancies }), locale: 'en', params: {} },
    '2026-10-01',
  );
  expect(page.elsewhere).toEqual({ language: 'it', count: 2, href: '/it/vacancies' });
});

it('links nowhere if there are no vacancies', async () => {
  const none = await smallSnapshot({ vacancies: [] });
  const page = vacanciesData({ snapshot: none, locale: 'en', params: {} }, '2026-10-01');
  expect(page).toMatchObject({ vacancies: [], elsewhere: undefined });
});
