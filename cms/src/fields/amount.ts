import { CLINIC } from '../clinic-config/clinic.ts';
import { decimalsOf, isFranc, symbolOf, unitsOf } from '../clinic-config/currency.ts';

/** The locale that formats a language's numbers; the default language's if the clinic lacks it. */
export const formatsOf = (language: string) =>
  (CLINIC.languages[language] ?? CLINIC.languages[CLINIC.defaultLanguage])?.formats ?? language;

const AMOUNT = /^(\d+)(?:[.,](\d*))?$/;

/**
 * Reads a price such as 4900, 4’900, EUR 4'900.50 or 4.900,50, in the currency's smallest unit.
 * Null if it has no amount, undefined if it cannot be read.
 */
export function parseAmount(text: string, currency = CLINIC.currency): number | null | undefined {
  const decimals = decimalsOf(currency);
  const bare = text
    .replace(noiseOf(currency), '')
    .replace(groupsOf(decimals), (groups) => groups.replace(/\D/g, ''));
  if (bare === '') return null;
  const [, whole, rest = ''] = AMOUNT.exec(bare) ?? [];
  if (whole === undefined || rest.length > decimals) return undefined;
  const amount = Number(whole + rest.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** What is not part of the number: currency, spaces, apostrophes, and a dash for no decimals. */
function noiseOf(currency: string): RegExp {
  const symbol = isFranc(currency) ? 'Fr\\.?' : symbolOf(currency).replaceAll('$', '\\$');
  return new RegExp(`${currency}|${symbol}|[\\s'’ʼ]|[.,][–—-]+$`, 'giu');
}

/** Groups of three digits are thousands, except the last in currencies with three decimals. */
function groupsOf(decimals: number): RegExp {
  return decimals === 3 ? /[.,](?=\d{3}[.,])/g : /^\d{1,3}(?:[.,]\d{3})+(?![.,]?\d{3})/;
}

/** A price as editors read it: 4’900, or 4’900.50 where it is not whole. */
export function formatAmount(amount: number, formats: string, currency = CLINIC.currency) {
  const isWhole = amount % unitsOf(currency) === 0;
  return new Intl.NumberFormat(formats, {
    minimumFractionDigits: isWhole ? 0 : decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
    numberingSystem: 'latn',
    useGrouping: 'always',
  })
    .format(amount / unitsOf(currency))
    .replaceAll("'", '’');
}

export function formatMoney(amount: number, language: string): string {
  return `${CLINIC.currency} ${formatAmount(amount, formatsOf(language))}`;
}
