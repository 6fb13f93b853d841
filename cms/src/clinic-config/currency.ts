import { CLINIC } from './clinic.ts';

/** How many decimals amounts of a currency have: 2 for francs and euros, none for yen. */
export function decimalsOf(currency: string = CLINIC.currency): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** How many of the smallest units, such as cents, make one: amounts are stored in those. */
export function unitsOf(currency: string = CLINIC.currency): number {
  return 10 ** decimalsOf(currency);
}

/** Such as € or $; the code itself for currencies that have none. */
export function symbolOf(currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Francs have no symbol in Unicode: people write Fr. */
export function isFranc(currency: string): boolean {
  return /\bfranc\b/i.test(new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? '');
}
