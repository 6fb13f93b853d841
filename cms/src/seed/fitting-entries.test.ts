import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CollectionSlug, FlattenedField } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Clinic } from '../clinic-config/clinic.ts';
import { toFieldValues } from './field-values.ts';
import { type FittingEntries, readFittingEntries } from './fitting-entries.ts';
import { readGlobalSeed } from './read-seed.ts';
import type { Seeder } from './seeder.ts';

/** A clinic where English is not the default, Spanish has no texts, and rooms and team are off. */
vi.mock('../clinic-config/clinic.ts', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  const language = { name: 'x', tag: 'en', formats: 'en' };
  return {
    CLINIC: {
      ...CLINIC,
      name: 'Casa "Blanca"',
      languages: { fr: language, en: language, es: language },
      defaultLanguage: 'fr',
      countries: ['FR'],
      pages: { rooms: false, team: false },
    },
  };
});

const FOLDER = 'starter/content';
const COLLECTIONS: CollectionSlug[] = ['rooms', 'team', 'pages', 'testimonials', 'documents'];

let entries: FittingEntries;
beforeAll(async () => {
  entries = await readFittingEntries(FOLDER, COLLECTIONS);
});

const keysOf = (slug: CollectionSlug) => entries.of(slug).map(({ key }) => key);

it('leaves out what is for another language', () => {
  expect(keysOf('documents').map((key) => key.slice(-2))).toEqual(['en', 'fr', 'en', 'fr']);
  expect(new Set(entries.of('testimonials').map(({ shared }) => shared.lang))).toEqual(
    new Set(['en', 'fr']),
  );
  expect(entries.isLeftOut('testimonials', 'voice-1-de')).toBe(true);
  expect(entries.isLeftOut('testimonials', 'voice-1-fr')).toBe(false);
});

it('leaves out what is for a page that is switched off', () => {
  expect(keysOf('rooms')).toEqual([]);
  expect(keysOf('pages')).not.toContain('rooms');
  expect(keysOf('pages')).toContain('testimonials.create');
});

it('reads texts that stand beside what all languages share', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'seed-'));
  await mkdir(path.join(folder, 'news'));
  const yaml = `- { key: a, order: 1, fr: { title: 'De {clinic}' }, de: { title: 'Von' } }
- { key: b, it: { title: 'Di' } }`;
  await writeFile(path.join(folder, 'news', 'shared.yaml'), yaml);
  const found = await readFittingEntries(folder, ['news']);
  await rm(folder, { recursive: true });
  expect(found.of('news')).toMatchObject([
    { shared: { key: 'a', order: 1 }, localized: { fr: { title: 'De Casa "Blanca"' } } },
  ]);
  expect(Object.keys(found.of('news')[0]?.shared ?? {})).toEqual(['key', 'order']);
  expect(found.isLeftOut('news', 'b')).toBe(true);
});

it('leaves out entries that are written in other languages only', async () => {
  // The demo's vacancies are in German.
  const demo = await readFittingEntries('demo/content', ['vacancies', 'news']);
  expect(demo.of('vacancies')).toEqual([]);
  expect(demo.of('news').length).toBeGreaterThan(0);
});

it('reads a global in the languages in which it is written, for this clinic', async () => {
  const { shared, localized } = await readGlobalSeed(`${FOLDER}/clinic`);
  expect(Object.keys(localized)).toEqual(['fr', 'en']);
  expect(localized.fr).toMatchObject({ name: 'Casa "Blanca"', country: 'France' });
  expect(String(shared.email)).toContain('@');
});

const link = (name: string, relationTo: string | string[], hasMany = false) =>
  ({ type: 'relationship', name, relationTo, hasMany }) as FlattenedField;
const text = (name: string) => ({ type: 'text', name }) as FlattenedField;
const list = (name: string, ...flattenedFields: FlattenedField[]) =>
  ({ type: 'array', name, flattenedFields }) as unknown as FlattenedField;
const group = (name: string, ...flattenedFields: FlattenedField[]) =>
  ({ type: 'group', name, flattenedFields }) as unknown as FlattenedField;

const stored = (fields: FlattenedField[], values: Record<string, unknown>) =>
  toFieldValues({ entries } as Seeder, fields, values, 'place');

it('leaves out links to what is left out', () => {
  const fields = [link('director', 'team'), link('voices', 'testimonials', true)];
  const values = stored(fields, {
    director: 'medical-director',
    voices: ['voice-1-de', 'voice-1-fr'],
  });
  expect(Object.keys(values)).toEqual(['voices']);
  expect(values.voices).toHaveLength(1);
});

it('leaves out rows with such a link, and sources in other languages', () => {
  const menu = list('items', text('name'), group('settings', link('slug', ['rooms', 'pages'])));
  const items = [
    { name: 'A room', settings: { slug: 'rooms/single-room' } },
    { name: 'Costs', settings: { slug: 'pages/costs' } },
  ];
  expect(stored([menu], { items }).items).toMatchObject([{ name: 'Costs' }]);
  const sources = [
    { title: 'Leitlinie', lang: 'de' },
    { title: 'Guideline', lang: 'en' },
  ];
  expect(stored([list('sources', text('title'), text('lang'))], { sources }).sources).toMatchObject(
    [{ title: 'Guideline' }],
  );
});

it('stores a caption in the field of each language of the clinic', () => {
  const caption = { en: 'A house', de: 'Ein Haus', fr: 'Une maison' };
  expect(stored([text('caption'), text('caption_en')], { caption })).toEqual({
    caption: 'Une maison',
    caption_en: 'A house',
  });
});
