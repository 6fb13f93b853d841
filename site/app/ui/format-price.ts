import type { Locale } from '@alpsera/cms/locales';

const LANGUAGE: Record<Locale, string> = { en: 'en-CH', de: 'de-CH', it: 'it-CH' };

/**
 * Amounts are kept in cents and shown in whole francs: CHF 4’800. Which apostrophe parts the
 * thousands depends on the platform; here it is always the typographic one.
 */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
    // Italian would leave four digits together, beside five that are parted.
    useGrouping: 'always',
  })
    .format(cents / 100)
    .replaceAll("'", '’');
}
