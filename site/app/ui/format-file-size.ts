import type { Locale } from '@alpsera/cms/locales';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** «123 kB», «1.4 MB»; the smallest value shown is 1 kB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE));
}
