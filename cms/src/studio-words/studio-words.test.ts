import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it as italian } from '@payloadcms/translations/languages/it';
import { describe, expect, it } from 'vitest';
import { STUDIO_LANGUAGES } from './studio-languages.ts';
import { STUDIO_WORDS } from './studio-words.ts';

type Words = Record<string, unknown>;

function flatten(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value as Words, `${path}${key}.`),
  );
}

const PAYLOAD = { en: en.translations, de: de.translations, it: italian.translations };

/** What editors read in the end. */
const read = (language: 'en' | 'de' | 'it') =>
  Object.entries({
    ...Object.fromEntries(flatten(PAYLOAD[language] as Words)),
    ...Object.fromEntries(flatten(STUDIO_WORDS[language] as Words)),
  });

const said = (language: 'en' | 'de' | 'it', pattern: RegExp) =>
  read(language).filter(([, text]) => pattern.test(text));

describe('what the studio says', () => {
  it('is «Sie» and Swiss spelling in German', () => {
    expect(said('de', /\b(?:du|dich|dir|deine?[mnrs]?|bist)\b/i)).toEqual([]);
    expect(said('de', /ß/)).toEqual([]);
    expect(said('de', /(?:^|[.,!] |bitte )(?:gib|wähle|ziehe|setze|erstelle) /i)).toEqual([]);
  });

  it('is «Lei» in Italian', () => {
    expect(
      said('it', /\b(?:tu[oae]?|tuoi|sei(?! cifre)|stai|hai|puoi|vuoi|devi|riceverai)\b/i),
    ).toEqual([]);
  });

  it('has no word that editors did not understand', () => {
    expect(said('de', /unveröffentlichen|entpublizieren|sprachvariante/i)).toEqual([]);
    expect(said('it', /località da|localizzazioni|in locale$|^raccolto$|^muoviti$/i)).toEqual([]);
  });

  it('tells nobody who is invited to reset a password', () => {
    for (const language of STUDIO_LANGUAGES) {
      const { resetPassword, resetYourPassword, passwordResetSuccessfully } =
        STUDIO_WORDS[language].authentication;
      for (const text of [resetPassword, resetYourPassword, passwordResetSuccessfully]) {
        expect(text).toMatch(/password|passwort/i);
        expect(text).not.toMatch(/reset|zurück/i);
      }
    }
  });

  it.each(STUDIO_LANGUAGES)('has no word in %s that nothing shows', (own) => {
    const shown = new Set(
      [...flatten(STUDIO_WORDS.en), ...flatten(PAYLOAD.en)].map(([key]) => key),
    );
    const keys = flatten(STUDIO_WORDS[own] as Words).map(([key]) => key);
    // The words of the text editor come with it.
    expect(keys.filter((key) => !shown.has(key) && !key.startsWith('lexical.'))).toEqual([]);
  });

  it.each(STUDIO_LANGUAGES)(
    'replaces words that Payload has, placeholders and all, in %s',
    (own) => {
      const before = new Map(flatten(PAYLOAD[own] as Words));
      const replaced = flatten(STUDIO_WORDS[own] as Words).filter(([key]) => before.has(key));
      expect(replaced.length).toBeGreaterThan(10);
      for (const [key, text] of replaced) {
        const known = new Set(before.get(key)?.match(PLACEHOLDER));
        for (const one of text.match(PLACEHOLDER) ?? []) {
          // One of Payload's is misspelt.
          if (!known.has('{{etichetta}}')) expect(known, key).toContain(one);
        }
      }
    },
  );
});

const PLACEHOLDER = /\{\{\w+\}\}|<\/?\d>/g;
