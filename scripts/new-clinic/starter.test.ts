import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_COLLECTIONS } from '../../cms/src/collections/content-collections.ts';
import { contrastOf } from '../../cms/src/clinic-config/contrast.ts';
import { parseFrontMatter } from '../../cms/src/seed/read-seed.ts';
import { brand } from '../../starter/brand/brand.ts';
import { STARTER_LANGUAGES } from './answers.ts';

const CONTENT = 'starter/content';
const files = readdirSync('starter', { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(path.join('starter', file)).isFile(),
);
const texts = files.filter((file) => /\.(?:md|yaml)$/.test(file));
const read = (file: string) => readFileSync(path.join('starter', file), 'utf8');
const customTags = [{ tag: '!file', resolve: () => '' }];

/** The paths at which a file has values, such as `.steps.0.title`. */
function placesIn(file: string): string[] {
  if (file.includes(`documents${path.sep}texts`)) return ['text'];
  const values = file.endsWith('.md')
    ? parseFrontMatter(read(file))
    : (parse(read(file), { customTags }) as object);
  const places = (value: unknown, place: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => places(inner, `${place}.${key}`))
      : [place];
  return places(values, '').toSorted();
}

it('has an example of everything that a clinic publishes', () => {
  const folders = readdirSync(CONTENT);
  for (const { slug } of CONTENT_COLLECTIONS) expect(folders).toContain(slug);
  for (const global of ['clinic', 'home', 'menu']) expect(folders).toContain(global);
});

const ENGLISH = texts.filter((file) => /(?:^|[\\/])en(?:\.yaml$|[\\/])/.test(file));
const OTHERS = STARTER_LANGUAGES.filter((code) => code !== 'en');

it.each(OTHERS)('says in %s all that it says in English', (code) => {
  expect(ENGLISH.length).toBeGreaterThan(30);
  for (const file of ENGLISH) {
    const same = file.replace(/([\\/])en(\.yaml$|[\\/])/, `$1${code}$2`);
    expect(placesIn(same), same).toEqual(placesIn(file));
  }
});

it('has every caption in every language', () => {
  const albums = parse(read('content/images/shared.yaml')) as {
    pictures: { caption: object }[];
  }[];
  for (const { caption } of albums.flatMap(({ pictures }) => pictures)) {
    expect(Object.keys(caption)).toEqual(STARTER_LANGUAGES);
  }
});

it('has testimonials and documents in every language', () => {
  for (const name of ['testimonials', 'documents']) {
    const entries = parse(read(`content/${name}/shared.yaml`)) as { lang: string }[];
    for (const code of STARTER_LANGUAGES) {
      expect(entries.filter(({ lang }) => lang === code).length, code).toBe(2);
    }
  }
});

it('marks gaps on one line each, and has some on every legal page', () => {
  for (const file of texts) {
    const lines = read(file).split('\n');
    const open = lines.filter(
      (line) => line.split('[[').length !== line.split(']]').length || /\[\[\s*\]\]/.test(line),
    );
    expect(open, file).toEqual([]);
  }
  for (const code of STARTER_LANGUAGES) {
    for (const page of ['impressum', 'privacy', 'accessibility', 'contact', 'costs']) {
      expect(read(`content/pages/${code}/${page}.md`)).toMatch(/\[\[.+\]\]/);
    }
  }
});

it('has typographic apostrophes', () => {
  for (const file of texts) {
    const shown = read(file).replaceAll(/^\s*#.*|: "|"$|^\s*- "|\b\w+: \{.*\}$/gm, '');
    expect(shown.match(/.*\w'\w.*/g) ?? [], file).toEqual([]);
  }
});

it('has a file for every picture, and no other', () => {
  const media = parse(read('content/media/shared.yaml')) as { file: string }[];
  const names = readdirSync(`${CONTENT}/media/files`);
  expect(media.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
});

it('is small', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(path.join('starter', file)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

it('has colours of its own', async () => {
  const { brand: demo } = await import('../../demo/brand/brand.ts');
  expect(brand.colors['brand-500']).not.toBe(demo.colors['brand-500']);
  expect(contrastOf(brand.colors['brand-500'], brand.colors.paper)).toBeGreaterThan(4.5);
});
