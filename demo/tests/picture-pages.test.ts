import path from 'node:path';
import { expect, it } from 'vitest';
import {
  readCollectionSeed,
  readGlobalSeed,
  type SeedEntry,
} from '../../cms/src/seed/read-seed.ts';

const SEED = path.resolve('demo/content');

/** Nobody sees the same photograph again and again. */
const MAX_PAGES = 4;
/** A drawing stands for one thing, and for what speaks of that thing. */
const MAX_SUBJECTS = 4;
const ON_HOME = 3;

const read = (name: string) => readCollectionSeed(path.join(SEED, name));
const keyOf = (file: unknown) => path.parse(String(file)).name;

/** The pages that show an entry's own picture; cards of related entries show drawings alone. */
const PAGES_OF: Readonly<Record<string, (entry: SeedEntry) => string[]>> = {
  programs: ({ key }) => ['programs', `programs/${key}`],
  news: ({ key }) => ['news', `news/${key}`],
  treatments: ({ key }) => ['treatment', `treatment/${key}`],
  health_concerns: ({ key }) => ['home', 'health-concerns', `health-concerns/${key}`],
  therapies: ({ key }) => ['therapies', `therapies/${key}`],
  diagnose: ({ key }) => ['diagnosis', `diagnosis/${key}`],
  videos: ({ key, shared }) => ['videos', `videos/${String(shared.category)}`, `video/${key}`],
  categories: ({ key }) => [key],
  category_items: ({ key, shared }) => [
    String(shared.category),
    `${String(shared.category)}/${key}`,
  ],
  // On the contact page is a map; its photograph is for shared links alone.
  pages: ({ key }) => (key === 'contact' ? [] : [key]),
  rooms: () => ['rooms'],
  images: () => ['images'],
};

/** Every picture that is named anywhere in the values of an entry. */
function picturesIn(value: unknown, library: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return library.has(keyOf(value)) ? [keyOf(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => picturesIn(inner, library));
}

/** Entries of which the home page shows the first few. */
function onHome(name: string, entries: readonly SeedEntry[]): SeedEntry[] {
  if (name === 'news') {
    return entries
      .toSorted((a, b) => String(b.shared.date).localeCompare(String(a.shared.date)))
      .slice(0, ON_HOME);
  }
  if (name !== 'programs') return [];
  return entries
    .toSorted((a, b) => Number(b.shared.recommended) - Number(a.shared.recommended))
    .slice(0, ON_HOME);
}

const library = new Map(
  (await read('media')).map(({ key, shared }) => [key, String(shared.file)] as const),
);
const names = new Set(library.keys());
const pages = new Map<string, Set<string>>();
const subjects = new Map<string, Set<string>>();
for (const [name, pagesOf] of Object.entries(PAGES_OF)) {
  const entries = await read(name);
  const first = new Set(onHome(name, entries));
  for (const entry of entries) {
    const { key: _key, video: _video, ...shared } = entry.shared;
    for (const picture of picturesIn([shared, entry.localized], names)) {
      const shown = [...pagesOf(entry), ...(first.has(entry) ? ['home'] : [])];
      pages.set(picture, new Set([...(pages.get(picture) ?? []), ...shown]));
      subjects.set(picture, new Set([...(subjects.get(picture) ?? []), `${name}/${entry.key}`]));
    }
  }
}
for (const picture of picturesIn(await readGlobalSeed(path.join(SEED, 'home')), names)) {
  pages.set(picture, new Set([...(pages.get(picture) ?? []), 'home']));
  subjects.set(picture, new Set([...(subjects.get(picture) ?? []), 'home']));
}
const shown = [...library].filter(([key]) => pages.has(key));
const photos = shown.filter(([, file]) => file.endsWith('.jpg')).map(([key]) => key);
const drawings = shown.filter(([, file]) => file.endsWith('.svg')).map(([key]) => key);

it('looks at all of the content', () => {
  expect(photos.length).toBeGreaterThan(20);
  expect(drawings.length).toBeGreaterThan(40);
  expect(pages.get('house-lake-summer')).toContain('home');
});

it.each(photos)('%s is on a few pages only', (key) => {
  expect(
    [...(pages.get(key) ?? [])].length,
    [...(pages.get(key) ?? [])].join(', '),
  ).toBeLessThanOrEqual(MAX_PAGES);
});

it.each(drawings)('%s stands for few things', (key) => {
  expect(subjects.get(key)?.size).toBeLessThanOrEqual(MAX_SUBJECTS);
});

it('has a picture of its own for every person, film and health concern', async () => {
  for (const name of ['team', 'videos', 'health_concerns']) {
    const pictures = (await read(name)).map(({ shared }) => shared.image);
    expect(pictures, name).not.toContain(undefined);
    expect(new Set(pictures).size, name).toBe(pictures.length);
  }
});
