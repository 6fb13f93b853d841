import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_ENTRIES, LOCALES } from './locales.ts';

it('has an entry for each language, and its words', () => {
  expect(LOCALE_ENTRIES).toEqual({
    en: { code: 'en', iso: 'en-US', name: 'English', file: 'en.json' },
    de: { code: 'de', iso: 'de-DE', name: 'Deutsch', file: 'de.json' },
    it: { code: 'it', iso: 'it-IT', name: 'Italiano', file: 'it.json' },
  });
  expect(Object.keys(LOCALE_ENTRIES)).toEqual([...LOCALES]);
  expect(DEFAULT_LOCALE).toBe('en');
  for (const { file } of Object.values(LOCALE_ENTRIES)) {
    expect(existsSync(path.join('site/app/messages', file)), file).toBe(true);
  }
});
