import type { Locale } from '@alpsera/cms/locales';

const LANGUAGE: Record<Locale, string> = { en: 'en-CH', de: 'de-CH', it: 'it-CH' };

/**
 * Amounts are stored in cents and shown in whole francs: CHF 4’800. The thousands separator varies
 * by platform; here it is always the typographic apostrophe.
 */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
    // By default, Italian groups five digits but not four.
    useGrouping: 'always',
  })
    .format(cents / 100)
    .replaceAll("'", '’');
}
