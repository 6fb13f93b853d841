import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../../cms/src/clinic-config/locales.ts';

/** A sentence that somebody reads, and where it stands: the file and the field in it. */
export type Sentence = { file: string; field: string; text: string };

const WORDS = [
  (locale: Locale) => `demo/words/${locale}/site.json`,
  (locale: Locale) => `demo/words/${locale}/mails.json`,
  ...['site/app/messages', 'cms/src/mail/texts', 'cms/src/forms/words'].map(
    (folder) => (locale: Locale) => `${folder}/${locale}.json`,
  ),
];

/** All that is said in a language: texts of a folder's content, those of its PDFs, messages, mails. */
export function publishedSentences(locale: Locale, content = ['demo/content']): Sentence[] {
  const seed = content.flatMap(filesBelow).flatMap((file) => seedStrings(file, locale));
  const words = WORDS.flatMap((fileOf) => {
    const file = fileOf(locale);
    return stringsIn(file, JSON.parse(read(file)));
  });
  return [...seed, ...words].flatMap(({ text, ...place }) =>
    sentencesOf(text).map((sentence) => ({ ...place, text: sentence })),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function seedStrings(file: string, locale: Locale): Sentence[] {
  const [folder = '', name = ''] = file.split(path.sep).slice(-2);
  if (name === 'shared.yaml') return sharedStrings(file, read(file), locale);
  if (name === `${locale}.yaml`) return stringsIn(file, parseYaml(read(file)));
  if (folder !== locale) return [];
  const [, fields = '', body = ''] = FRONT_MATTER.exec(read(file)) ?? [];
  // Other words for a page are what visitors type; nobody reads them.
  const strings = stringsIn(file, parseYaml(fields)).filter(
    ({ field }) => field !== 'search_words',
  );
  return [...strings, { file, field: 'text', text: body }];
}

/** Texts of PDFs have none. */
const FRONT_MATTER = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/;

/**
 * Testimonials are in the language of the guest; captions are a text for each language. The titles
 * of sources are their authors' own.
 */
function sharedStrings(file: string, text: string, locale: Locale): Sentence[] {
  const entries = parseYaml(text);
  const isSpoken = (entry: unknown) => !hasLanguage(entry) || entry.lang === locale;
  const spoken = Array.isArray(entries) ? entries.filter(isSpoken) : entries;
  const others = [...LOCALES, 'fr'].filter((other) => other !== locale);
  return stringsIn(file, spoken).filter(
    ({ field }) =>
      !others.some((other) => field.endsWith(`.${other}`)) && !field.includes('sources.'),
  );
}

function hasLanguage(entry: unknown): entry is { lang: string } {
  return typeof entry === 'object' && entry !== null && 'lang' in entry;
}

const read = (file: string) => readFileSync(file, 'utf8');
const FILE_TAG = { tag: '!file', resolve: () => '' };
const parseYaml = (text: string): unknown => parse(text, { customTags: [FILE_TAG] });

function stringsIn(file: string, value: unknown, field = ''): Sentence[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(file, inner, field === '' ? key : `${field}.${key}`),
  );
}

const ABBREVIATIONS = /\b(?:Dr|Prof|med|min|z\. ?B|St|ca|bzw|Art|Nr|Sig|dott)\.$/;

/** Sentences, rows of lists and headings, without the marks of Markdown. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line
      .replace(/^(?:#+|-|\d+\.|:::\w*)\s*/, '')
      .replaceAll('**', '')
      .trim();
    const sentences: string[] = [];
    for (const part of words.split(/(?<=[.!?])\s+/)) {
      const before = sentences.at(-1);
      if (before !== undefined && ABBREVIATIONS.test(before)) {
        sentences[sentences.length - 1] = `${before} ${part}`;
      } else if (part !== '') sentences.push(part);
    }
    return sentences;
  });
}
