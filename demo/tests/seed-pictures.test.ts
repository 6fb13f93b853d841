import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';
import { readCollectionSeed } from '../../cms/src/seed/read-seed.ts';
import { renderDrawing } from '../../cms/src/seed/seed-files.ts';

const SEED = path.resolve('demo/content');
const FILES = path.join(SEED, 'media/files');

/** They show nothing in particular. */
const RETIRED =
  /\b(laboratory-vials|stones-water|water-drop|thermography-abstract|autumn-larches|blue-hour-stars|alpine-meadow|topography-\w+|darkfield-blood-cells)\b/;

const MAX_BYTES = 9500;

const files = readdirSync(FILES);
const drawings = files.filter((file) => file.endsWith('.svg'));
const library = await readCollectionSeed(path.join(SEED, 'media'));
const subjects = (
  await Promise.all(['therapies', 'diagnose'].map((name) => readCollectionSeed(`${SEED}/${name}`)))
).flat();

it.each(subjects.map(({ key, shared }) => [key, shared.image]))(
  '%s has a drawing of its own',
  (key, image) => {
    expect(image).toBe(`drawing-${key}.svg`);
    expect(drawings).toContain(image);
  },
);

it('describes every picture in three languages, each in its own words', () => {
  for (const { key, localized } of library) {
    const texts = LOCALES.map((locale) => localized[locale]?.alt);
    expect(texts, key).not.toContain(undefined);
    expect(new Set(texts).size, key).toBe(LOCALES.length);
  }
});

it('has a file for every picture, and no other', () => {
  expect(library.map(({ shared }) => shared.file).toSorted()).toEqual(files.toSorted());
});

it('has none of the retired pictures', () => {
  expect(files.filter((file) => RETIRED.test(file))).toEqual([]);
});

/** Twice the size in which they are drawn: cards show the whole of it. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  portrait: [960, 960],
  poster: [1920, 1080],
};

it.each(drawings)(
  '%s is small, and becomes a picture without reading anything else',
  async (file) => {
    const source = readFileSync(path.join(FILES, file), 'utf8');
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(MAX_BYTES);
    expect(source).not.toMatch(/<(script|image|text|use|foreignObject)\b|href|style=/);
    const { data, name } = await renderDrawing(path.join(FILES, file));
    expect(name).toBe(file.replace(/\.svg$/, '.png'));
    expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
    const [kind = ''] = file.split('-');
    expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual(SIZES[kind] ?? [1800, 1200]);
  },
);
