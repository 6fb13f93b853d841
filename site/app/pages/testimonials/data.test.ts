import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { testimonialsData } from './page.tsx';

const voice = (id: string, more: object) => ({
  ...{ _id: id, name: 'A.', text: 'Gut', approved: true, lang: 'de', rating: 5 },
  ...more,
});
const snapshot = await smallSnapshot({
  testimonials: [
    voice('old', { date: '2026-01-01', rating: 4.6 }),
    voice('new', { date: '2026-05-01' }),
    voice('other', { lang: 'it', date: '2026-02-01' }),
    voice('waiting', { approved: false, rating: 1 }),
  ],
});

it('shows the newest in the language of the page first, and nothing that is not approved', () => {
  const page = testimonialsData({ snapshot, locale: 'de', params: {} });
  const shown = page.languages.map(({ language, testimonials }) => [
    language,
    ...testimonials.map(({ id }) => id),
  ]);
  expect(shown).toEqual([['de', 'new', 'old'], ['en'], ['it', 'other']]);
  expect(page.total).toBe(3);
});

const averageIn = (locale: 'en' | 'de') =>
  testimonialsData({ snapshot, locale, params: {} }).average?.text;

it('averages to a tenth of a star, in the format of the language', () => {
  expect(averageIn('en')).toBe('4.9');
  expect(averageIn('de')).toBe('4,9');
});

it('has messages for no testimonials, in general and in a language', async () => {
  const none = await smallSnapshot({ testimonials: [] });
  const page = testimonialsData({ snapshot: none, locale: 'en', params: {} });
  expect(page).toMatchObject({ total: 0, average: undefined });
  const words = messagesOf('en').testimonials;
  expect(words.none).toBe('Currently there are no reviews available yet.');
  expect(words.noneInLanguage).toBe('There are currently no testimonials in this language.');
});
