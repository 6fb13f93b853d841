import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type ScalarTag } from 'yaml';
import { CLINIC } from '../clinic-config/clinic.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';

export type Values = Record<string, unknown>;
export type SeedEntry = {
  key: string;
  shared: Values;
  localized: Partial<Record<Locale, Values>>;
  /** Whether it has texts by language, even if in none of this clinic's languages. */
  isTranslated: boolean;
};

export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(ifMissing<string[]>([]));
}

/** Reads `shared.yaml`, and texts in `<locale>/<key>.md`, `<locale>.yaml` or the entry itself. */
export async function readCollectionSeed(folder: string): Promise<SeedEntry[]> {
  const text = await readFile(path.join(folder, 'shared.yaml'), 'utf8').catch(ifMissing('[]'));
  const texts = await Promise.all(LOCALES.map((locale) => readLocale(folder, locale)));
  const hasFiles = (await namesIn(folder)).some((name) => /^[a-z]{2,3}(?:\.yaml)?$/.test(name));
  return (parse(text) as Values[]).map((entry) => {
    const key = String(entry.key);
    const localized: SeedEntry['localized'] = {};
    LOCALES.forEach((locale, index) => {
      const beside = isTexts([locale, entry[locale]]) && fillIn(entry[locale], locale);
      const values = texts[index]?.get(key) ?? beside;
      if (values) localized[locale] = values as Values;
    });
    const [own, shared] = [Object.entries(entry).filter(isTexts), { ...entry }];
    for (const [language] of own) delete shared[language];
    const isTranslated = hasFiles || own.length > 0;
    return { key, shared: fillIn(shared) as Values, localized, isTranslated };
  });
}

/** Whether a key of an entry holds the texts of a language, be it one of the clinic's or not. */
function isTexts([key, value]: [string, unknown]): boolean {
  return /^[a-z]{2}$/.test(key) && typeof value === 'object' && !Array.isArray(value);
}

/** Reads a global, whose `shared.yaml` and `<locale>.yaml` hold the values themselves. */
export async function readGlobalSeed(folder: string) {
  const customTags = [fileTag(folder)];
  const read = async (name: string, locale?: Locale) => {
    const file = path.join(folder, `${name}.yaml`);
    const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
    return text === undefined ? undefined : (fillIn(parse(text, { customTags }), locale) as Values);
  };
  const localized: SeedEntry['localized'] = {};
  for (const locale of LOCALES) {
    const values = await read(locale, locale);
    if (values) localized[locale] = values;
  }
  return { shared: (await read('shared')) ?? {}, localized };
}

/** `!file icons/leaf.svg` stands for the text of that file, which all languages share. */
function fileTag(folder: string): ScalarTag {
  const resolve = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim();
  return { tag: '!file', resolve };
}

async function readLocale(folder: string, locale: Locale): Promise<Map<string, Values>> {
  const files = await namesIn(path.join(folder, locale));
  const entries = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file): Promise<[string, Values]> => {
        const text = await readFile(path.join(folder, locale, file), 'utf8');
        return [path.parse(file).name, fillIn(parseFrontMatter(text), locale) as Values];
      }),
  );
  const table = await readFile(path.join(folder, `${locale}.yaml`), 'utf8').catch(ifMissing('{}'));
  return new Map([...entries, ...Object.entries(fillIn(parse(table), locale) as object)]);
}

/** The starter is written for any clinic: `{clinic}` and the like stand for what this one has. */
function fillIn(value: unknown, locale?: Locale): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll('{clinic}', () => CLINIC.name)
      .replaceAll('{email}', () => CLINIC.mailFrom)
      .replaceAll('{country}', () => countryIn(locale));
  }
  if (Array.isArray(value)) return value.map((one) => fillIn(one, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillIn(one, locale)]));
}

function countryIn(locale: Locale | undefined): string {
  const [country = ''] = CLINIC.countries;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

export function parseFrontMatter(text: string): Values {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('A seed text must begin with front matter between --- lines');
  return { ...(parse(match[1] ?? '') as Values), body: match[2]?.trim() };
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
}
