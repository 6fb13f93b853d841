import type { Locale } from '@alpsera/cms/locales';

const LANGUAGE: Record<Locale, string> = { en: 'en-CH', de: 'de-CH', it: 'it-CH' };

/** Amounts are kept in cents and shown in whole francs: CHF 4’800. */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
  }).format(cents / 100);
}
