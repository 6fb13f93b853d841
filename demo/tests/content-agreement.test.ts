import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../cms/src/clinic-config/locales.ts';
import { parseFrontMatter } from '../../cms/src/seed/read-seed.ts';

type Values = Record<string, unknown>;
const SEED = 'demo/content';
const FILE_TAG = { tag: '!file', resolve: () => '' };
const yamlOf = (file: string): unknown =>
  parse(readFileSync(path.join(SEED, file), 'utf8'), { customTags: [FILE_TAG] });

/** The demo's entries of a collection in a language, by key. */
function textsOf(collection: string, locale: Locale): Map<string, Values> {
  const table = path.join(collection, `${locale}.yaml`);
  if (existsSync(path.join(SEED, table))) return new Map(Object.entries(yamlOf(table) as object));
  const folder = path.join(SEED, collection, locale);
  return new Map(
    readdirSync(folder).map((file) => [
      path.parse(file).name,
      parseFrontMatter(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

type MenuNode = { name?: string; settings?: { slug?: string; category?: string } } & Partial<
  Record<'nodes' | 'children' | 'items', MenuNode[]>
>;
function menuNodes(node: MenuNode): MenuNode[] {
  const below = [...(node.nodes ?? []), ...(node.children ?? []), ...(node.items ?? [])];
  return [node, ...below.flatMap(menuNodes)];
}

const prices = (locale: Locale) =>
  ((textsOf('pages', locale).get('costs')?.prices ?? []) as Values[]).map(({ price }) => price);

const plain = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replaceAll(/[-\s’'ʼ]/g, '');

describe.each(LOCALES)('the content in %s', (locale) => {
  it('calls an entry in the menu as its page does', () => {
    const linked = menuNodes(yamlOf(`menu/${locale}.yaml`) as MenuNode).flatMap((node) => {
      const [collection, key] = node.settings?.slug?.split('/') ?? [];
      return collection && key ? [{ name: node.name, collection, key }] : [];
    });
    expect(linked.length).toBeGreaterThan(30);
    const different = linked.filter(({ name, collection, key }) => {
      const entry = textsOf(collection, locale).get(key);
      const title = plain(entry?.title ?? entry?.value);
      return !title.includes(plain(name)) && !plain(name).includes(title);
    });
    expect(different).toEqual([]);
  });

  it('does not speak of the newsletter before it existed', () => {
    const news = parse(readFileSync(`${SEED}/news/shared.yaml`, 'utf8')) as Values[];
    const start = String(news.find(({ key }) => key === 'newsletter-start')?.date);
    const earlier = news.filter(({ date }) => String(date) < start).map(({ key }) => String(key));
    expect(earlier.length).toBeGreaterThan(3);
    const texts = textsOf('news', locale);
    const early = earlier.filter((key) => /newsletter/i.test(JSON.stringify(texts.get(key))));
    expect(early).toEqual([]);
  });

  it('measures the same beds', () => {
    const english = textsOf('rooms', 'en');
    for (const [key, room] of textsOf('rooms', locale)) {
      expect(bedSizes(room)).toEqual(bedSizes(english.get(key)));
    }
  });

  it('asks the same prices', () => {
    expect(prices(locale)).toEqual(prices('en'));
    expect(prices(locale).length).toBeGreaterThan(3);
  });

  it('has microimmune therapy in English, and outside the menu in Italian', () => {
    expect(textsOf('therapies', locale).has('microimmune')).toBe(locale !== 'de');
    const menu = readFileSync(`demo/content/menu/${locale}.yaml`, 'utf8');
    expect(menu.includes('therapies/microimmune')).toBe(locale === 'en');
  });
});

it('quotes a guest for one program alone', () => {
  const programs = yamlOf('programs/shared.yaml') as { voices?: string[] }[];
  const quoted = programs.flatMap(({ voices = [] }) => voices);
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((guest, index) => quoted.indexOf(guest) !== index)).toEqual([]);
});

function bedSizes(room: Values | undefined): string[] | null {
  return JSON.stringify(room?.amenities).match(/\d+ × \d+ cm/g);
}
