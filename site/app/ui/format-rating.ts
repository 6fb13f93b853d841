import type { Locale } from '@alpsera/cms/locales';

/** Always one decimal: 4.9 and 5.0, so that a whole number does not look like another scale. */
export function formatRating(rating: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
