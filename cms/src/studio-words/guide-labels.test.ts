import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it as italian } from '@payloadcms/translations/languages/it';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STUDIO_LANGUAGES } from './studio-languages.ts';
import { guideOf, studioWords } from '../../../demo/tests/support/read-sentences.ts';

const PAYLOAD = { en: en.translations, de: de.translations, it: italian.translations };

describe.each(STUDIO_LANGUAGES)('what the guide in %s sets in italics', (language) => {
  const labels = [...studioWords(language).map(({ text }) => text), ...texts(PAYLOAD[language])];
  const said = new Set(labels.map((label) => label.replace(/[.:?]$/, '').toLowerCase()));
  const named = [
    ...readFileSync(guideOf(language), 'utf8').matchAll(/(?<!\w)_([^_]+)_(?!\w)/g),
  ].map(([, words = '']) => words);

  it('is what the studio calls it', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((words) => !said.has(words.toLowerCase()) && !EXAMPLES.has(words))).toEqual(
      [],
    );
  });
});

/** Emphasis, and examples of what editors type. */
const EXAMPLES = new Set([
  ...['content', 'Inhalte', 'contenuti'],
  ...['thyroid, tiredness', 'Schilddrüse, Müdigkeit', 'tiroide, stanchezza'],
]);

function texts(words: object): string[] {
  return Object.values(words).flatMap((one) => (typeof one === 'string' ? [one] : texts(one)));
}
