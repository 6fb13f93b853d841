import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';
import { readSentences } from './support/read-sentences.ts';

/** Only a workload has its sign: 80–100 %. */
const PERCENT_SIGN = /(?<!\d–\d+ )(?<=\d ?)%/;

/** How nobody should write, by language; what to write instead stands in docs/translation.md. */
const REJECTED: Record<string, Record<string, RegExp>> = {
  en: {
    'a thousand without its comma': /CHF \d{4}|\b\d{4} (?:metres|francs|calories)|\d[’'. ]\d{3} m/,
    'an amount in another form': /\b(?:Fr\.|SFr)|\d+ (?:CHF|francs)\b|CHF\d|CHF \d+[’'.]\d/,
    'a percentage with a sign': PERCENT_SIGN,
    'per cent in one word': /\bpercent\b/i,
    'an hour in another form': /\d(?:am|pm)\b|\d ?[ap]\.m\.|\d\.\d\d [ap]m/,
  },
  de: {
    'German or Austrian spelling': /ß|[„“]/,
    'du instead of Sie': /\b(?:du|dich|dir|deine?[mnrs]?|euch|euer|eure[mnrs]?|bist|hast)\b/i,
    'an amount in another form': /CHF \d{4}|CHF \d+[',. ]\d{3}|\d+ CHF|\bFr\.|\bSFr/,
    'a percentage with a sign': PERCENT_SIGN,
    'an hour in another form': /\d[:.]\d\d Uhr|\d h\b/,
  },
  it: {
    'a percentage with a sign': PERCENT_SIGN,
    'an amount in another form': /CHF \d{4}|CHF \d+[',. ]\d{3}|\d+ CHF|\bFr\.|\bSFr/,
  },
};

describe.each(LOCALES)('the form in which %s is written', (locale) => {
  const sentences = readSentences(locale);

  it.each(Object.entries(REJECTED[locale] ?? {}))('is not: %s', (_name, pattern) => {
    const found = sentences.filter(({ text }) => pattern.test(text));
    expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

it.each([
  ['en', 'an amount in another form', 'It costs 90 francs.'],
  ['en', 'a thousand without its comma', 'At 1480 metres.'],
  ['de', 'du instead of Sie', 'Hast du Fragen?'],
  ['de', 'an amount in another form', 'Ab CHF 4800 pro Woche.'],
  ['it', 'a percentage with a sign', 'Il 30 % alla prenotazione.'],
])('finds in %s %s', (locale, name, text) => {
  expect(REJECTED[locale]?.[name]?.test(text)).toBe(true);
});
