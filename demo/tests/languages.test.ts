import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_ENTRIES } from '../../cms/src/clinic-config/locales.ts';

it('has English, German and Italian, of which English is the default', () => {
  expect(LOCALE_ENTRIES).toEqual([
    { code: 'en', iso: 'en-US', name: 'English', file: 'en.json' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch', file: 'de.json' },
    { code: 'it', iso: 'it-IT', name: 'Italiano', file: 'it.json' },
  ]);
  expect(DEFAULT_LOCALE).toBe('en');
});
