import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../cms/src/clinic-config/locales.ts';
import {
  STUDIO_LANGUAGES,
  type StudioLanguage,
} from '../../../cms/src/studio-words/studio-languages.ts';
import { publishedSentences, sentencesOf, type Sentence } from './published-sentences.ts';

const PLACEHOLDERS = /\{\{\w+\}\}|\$\{[^}]*\}?/g;

/** All that anybody reads in a language: on the site, on that of a new clinic, in the studio. */
export function readSentences(locale: Locale): Sentence[] {
  const language = STUDIO_LANGUAGES.find((one) => one === locale) ?? 'en';
  const content = ['demo/content', 'starter/content'];
  return [
    ...publishedSentences(locale, content),
    ...studioWords(language),
    ...sentences(guideOf(language), /^(.+)$/gm),
  ];
}

/** The studio's words and labels. */
export function studioWords(language: StudioLanguage): Sentence[] {
  return [
    ...sentences(`cms/src/studio-words/${language}.json`, /": "(.*)",?$/gm),
    ...labels(language),
  ];
}

export const guideOf = (language: StudioLanguage) =>
  language === 'en' ? 'docs/editors.md' : `docs/editors.${language}.md`;

/** Labels stand beside their fields: `de: 'Titel'`, a long one on a line of its own. */
function labels(language: StudioLanguage): Sentence[] {
  return readdirSync('cms/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      sentences(path.join('cms/src', file), new RegExp(`\\b${language}:\\s+(['\`])(.*?)\\1`, 'g')),
    );
}

/** What a pattern's last group finds in a file. */
function sentences(file: string, pattern: RegExp): Sentence[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) =>
    sentencesOf((match.at(-1) ?? '').replaceAll(PLACEHOLDERS, '')).map((text) => ({
      file,
      field: '',
      text,
    })),
  );
}
