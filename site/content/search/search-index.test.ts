import { describe, expect, it } from 'vitest';
import type { Items } from '#content/models/registry.ts';
import { isSearched, searchItems } from './search-index.ts';

const diagnoses = [
  {
    _id: 'acid',
    title: { en: 'Acid-base balance', de: 'Säure-Basen-Haushalt', it: 'Equilibrio acido-base' },
    slug: { en: 'acid-base-balance', de: 'saeure-basen-haushalt', it: 'equilibrio-acido-base' },
    excerpt: { de: 'Übersäuerung erkennen' },
    content: { de: '<h2>Die <strong>Messung</strong> dauert zehn Minuten.</h2>' },
  },
  {
    _id: 'back',
    title: { en: 'Back pain', de: 'Rückenschmerzen', it: 'Mal di schiena' },
    slug: { en: 'back-pain', de: 'rueckenschmerzen', it: 'mal-di-schiena' },
    excerpt: { it: 'Qualità della vita e mobilità dell’anca' },
  },
  {
    _id: 'eye',
    title: { en: 'Iridology', de: 'Irisdiagnose' },
    slug: { en: 'iridology', de: 'irisdiagnose' },
    excerpt: { de: 'Größe und Farbe der Iris; säen und ernten', it: 'Perché l’iride parla' },
  },
  { _id: 'lab', title: { de: 'Laboruntersuchung' }, slug: { de: 'labor' } },
];
const items = { diagnose: diagnoses, header_messages: [] } as unknown as Items;
const find = async (term: string) =>
  (await searchItems(items, 'diagnose', term)).map((hit) => hit.objectID);

describe('search', () => {
  it.each(['Säure', 'saeure', 'saure', 'SÄURE', 'sa\u0308ure'])(
    'finds Säure by %s',
    async (term) => {
      expect(await find(term)).toContain('acid');
    },
  );

  it.each(['labor', 'labr', 'laborr', 'lavor', 'labro', 'albor'])(
    'finds the short word of an address by %s',
    async (term) => {
      expect(await find(term)).toEqual(['lab']);
    },
  );

  it.each(['Rückenschmerzen', 'rueckenschmerzen', 'ruckenschmerzen'])('finds %s', async (term) => {
    expect(await find(term)).toEqual(['back']);
  });

  it.each(['Übersäuerung', 'uebersaeuerung', 'ubersauerung', 'Uebersäurung'])(
    'finds several umlauts in one word by %s',
    async (term) => expect(await find(term)).toEqual(['acid']),
  );

  it.each(['Größe', 'groesse', 'grosse', 'GRÖSSE'])('finds Größe by %s', async (term) => {
    expect(await find(term)).toEqual(['eye']);
  });

  it.each(['säen', 'saeen', 'saen'])('finds an umlaut before an e by %s', async (term) => {
    expect(await find(term)).toEqual(['eye']);
  });

  it.each(['qualità', 'qualita', 'mobilita', 'perche', 'anca', 'schiena'])(
    'finds Italian words with and without accents: %s',
    async (term) => expect(await find(term)).toHaveLength(1),
  );

  it.each(['rück', 'rueck', 'ruck', 'sch', 'irid', 'über'])(
    'finds by a beginning: %s',
    async (term) => {
      expect(await find(term)).not.toEqual([]);
    },
  );

  it.each([
    ['Rückenschmrzen', 'back'],
    ['Rueckenschmerzn', 'back'],
    ['irydology', 'eye'],
    ['schienna', 'back'],
    ['equilibro', 'acid'],
    ['Irdiology', 'eye'],
    ['Rükcenschmerzen', 'back'],
    ['pian bakc', 'back'],
    ['aicd-base', 'acid'],
  ])('forgives one slip: %s', async (term, id) => expect(await find(term)).toEqual([id]));

  it('requires every word, in any language', async () => {
    expect(await find('back schiena')).toEqual(['back']);
    expect(await find('back iridology')).toEqual([]);
  });

  it('reads the headings of a text, without their tags', async () => {
    expect(await find('messung')).toEqual(['acid']);
    expect(await find('strong')).toEqual([]);
  });

  it('gives titles and slugs in every language, English where one is missing', async () => {
    const [hit] = await searchItems(items, 'diagnose', 'iridology');
    expect(hit).toEqual({
      objectID: 'eye',
      title_en: 'Iridology',
      title_de: 'Irisdiagnose',
      title_it: 'Iridology',
      slug__en: 'iridology',
      slug__de: 'irisdiagnose',
      slug__it: 'iridology',
    });
  });

  it('answers odd questions with nothing', async () => {
    expect(await find('xyzzy')).toEqual([]);
    expect(await find('…')).toEqual([]);
    expect(await find('__proto__ constructor')).toEqual([]);
    expect(isSearched('unknown')).toBe(false);
  });

  it('takes a question of very many words', async () => {
    expect(await find('a '.repeat(100))).toBeInstanceOf(Array);
  });
});
