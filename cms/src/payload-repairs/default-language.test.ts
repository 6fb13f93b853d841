import { sanitizeLocales } from 'payload';
import { expect, it } from 'vitest';
import { plainConfig } from './testing/plain-config.ts';

it.each([null, 'xx'])(
  'Payload alone takes %s for a language if there is no fallback',
  async (locale) => {
    const { localization } = await plainConfig({
      localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: false },
    });
    const asked = { fallbackLocale: null, locale, localization } as never;
    expect(sanitizeLocales(asked).locale).toBe(locale);
  },
);
