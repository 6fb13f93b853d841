import { describe, expect, it } from 'vitest';
import type { WireEntry } from '#content/values/wire.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { searchSite } from './site-search.ts';

const therapy: WireEntry = {
  _id: 't',
  title: 'Hyperthermia',
  title_de: 'Hyperthermie',
  title_it: 'Ipertermia',
  slug: 'hyperthermia',
  slug_de: 'hyperthermie',
  slug_it: 'ipertermia',
  excerpt: 'Warmth for the whole body.',
  excerpt_de: 'Wärme für den ganzen Körper.',
  content: '<h2>How it goes</h2><p>You lie in a tent of light.</p><p>It takes two hours.</p>',
  content_de: '<p>Sie liegen in einem Zelt aus Licht.</p>',
  faq: [{ question: 'May I eat before?', answer: 'A light breakfast is fine.' }],
};
const diagnosis: WireEntry = {
  _id: 'd',
  title: 'Dark-field microscopy',
  title_de: 'Dunkelfeldmikroskopie',
  slug: 'dark-field-microscopy',
  slug_de: 'dunkelfeldmikroskopie',
  excerpt: 'A drop of blood.',
  excerpt_de: 'Ein Tropfen Blut, im Licht betrachtet.',
};
const vacancy: WireEntry = { _id: 'v', title: 'Nurse', slug: 'nurse', date: '2026-11-01' };
const snapshot = await smallSnapshot({
  therapies: [therapy],
  diagnose: [diagnosis],
  vacancies: [vacancy],
});

const found = async (term: string, locale: 'en' | 'de' | 'it' = 'en') =>
  (await searchSite(snapshot, locale, term)).groups.flatMap(({ hits }) =>
    hits.map(({ href }) => href),
  );

describe('the search of the whole site', () => {
  it('groups hits by their kind and links to them in the language', async () => {
    const { groups, total } = await searchSite(snapshot, 'de', 'Licht');
    expect(total).toBe(2);
    expect(groups.map(({ kind }) => kind).toSorted()).toEqual(['diagnosis', 'therapies']);
    expect(groups.flatMap(({ hits }) => hits.map(({ href }) => href)).toSorted()).toEqual([
      '/de/diagnose/dunkelfeldmikroskopie',
      '/de/therapien/hyperthermie',
    ]);
  });

  it('does not offer a list without entries', async () => {
    expect(await found('Zimmer', 'de')).not.toContain('/de/zimmer');
  });

  it.each([
    ['hyperthermia', 'en', '/therapies/hyperthermia'],
    ['hypertermia', 'en', '/therapies/hyperthermia'],
    ['hyperthremia', 'en', '/therapies/hyperthermia'],
    ['breakfast', 'en', '/therapies/hyperthermia'],
    ['hyperth', 'en', '/therapies/hyperthermia'],
    ['koerper', 'de', '/de/therapien/hyperthermie'],
    ['Mikroskopie', 'de', '/de/diagnose/dunkelfeldmikroskopie'],
    ['get started', 'en', '/request'],
    ['offene Stellen', 'de', '/de/offene-stellen'],
  ] as const)('finds by «%s» in %s: %s', async (term, locale, href) => {
    expect((await found(term, locale))[0]).toBe(href);
  });

  it('finds only what is written in the language', async () => {
    expect(await found('breakfast', 'it')).toEqual([]);
    expect(await found('Zelt', 'en')).toEqual([]);
  });

  it('shows the passage of the text that has the word', async () => {
    const [group] = (await searchSite(snapshot, 'en', 'tent')).groups;
    expect(group?.hits[0]?.excerpt).toBe('You lie in a tent of light. It takes two hours.');
  });

  it('forgives typos, and says when no page has all the words', async () => {
    const results = await searchSite(snapshot, 'en', 'hypertermia breakfasst');
    expect(results).toMatchObject({ isPartial: false, total: 1 });
    expect(results.found).toEqual(expect.arrayContaining(['hyperthermia', 'breakfast']));
    const partial = await searchSite(snapshot, 'en', 'tent xyzzy');
    expect(partial).toMatchObject({ isPartial: true, total: 1 });
    expect(await searchSite(snapshot, 'en', 'xyzzy')).toEqual({
      groups: [],
      shown: 0,
      total: 0,
      isPartial: false,
      found: [],
    });
  });

  it('survives odd questions', async () => {
    for (const term of ['…', '__proto__', 'constructor', 'a '.repeat(100), '<script>']) {
      expect(await found(term)).toBeInstanceOf(Array);
    }
  });
});
