import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type ScalarTag } from 'yaml';
import { LOCALES, type Locale } from '../locales.ts';

export type Values = Record<string, unknown>;
export type SeedEntry = {
  key: string;
  shared: Values;
  localized: Partial<Record<Locale, Values>>;
};

/** Entries of a collection: `shared.yaml` and, per language, `<locale>/<key>.md` or `<locale>.yaml`. */
export async function readCollectionSeed(folder: string): Promise<SeedEntry[]> {
  const list = parse(await readFile(path.join(folder, 'shared.yaml'), 'utf8')) as Values[];
  const texts = await Promise.all(LOCALES.map((locale) => readLocale(folder, locale)));
  return list.map((shared) => {
    const name = String(shared.key);
    const localized: SeedEntry['localized'] = {};
    LOCALES.forEach((locale, index) => {
      const values = texts[index]?.get(name);
      if (values) localized[locale] = values;
    });
    return { key: name, shared, localized };
  });
}

/** A global: the same files, but each holds the values themselves. A language may lack its file. */
export async function readGlobalSeed(folder: string): Promise<Omit<SeedEntry, 'key'>> {
  const customTags = [fileTag(folder)];
  const fileOf = (name: string) => path.join(folder, `${name}.yaml`);
  const read = async (name: string) =>
    parse(await readFile(fileOf(name), 'utf8'), { customTags }) as Values;
  const localized: SeedEntry['localized'] = {};
  for (const locale of LOCALES) {
    if (existsSync(fileOf(locale))) localized[locale] = await read(locale);
  }
  return { shared: await read('shared'), localized };
}

/** `!file icons/leaf.svg` stands for the text of that file: all languages share it. */
function fileTag(folder: string): ScalarTag {
  return {
    tag: '!file',
    resolve: (name) => readFileSync(path.join(folder, name), 'utf8').trim(),
  };
}

async function readLocale(folder: string, locale: Locale): Promise<Map<string, Values>> {
  const files = await readdir(path.join(folder, locale)).catch(() => []);
  const entries = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file): Promise<[string, Values]> => {
        const text = await readFile(path.join(folder, locale, file), 'utf8');
        return [path.parse(file).name, parseFrontMatter(text)];
      }),
  );
  const table = await readFile(path.join(folder, `${locale}.yaml`), 'utf8').catch(() => undefined);
  return new Map([...entries, ...Object.entries(table ? (parse(table) as object) : {})]);
}

/** The front matter's fields, and the text below it as `body`. */
export function parseFrontMatter(text: string): Values {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('A seed text must begin with front matter between --- lines');
  return { ...(parse(match[1] ?? '') as Values), body: match[2]?.trim() };
}
