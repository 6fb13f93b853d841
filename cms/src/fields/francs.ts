const NOISE = /CHF|Fr\.?|[\s'’ʼ]|[.,][–—-]+$/gi;
/** 4.900 and 4,900.50: no price has three decimals, so groups of three are thousands. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+(?![.,]?\d{3})/;
const AMOUNT = /^(\d+)(?:[.,](\d{0,2}))?$/;

/**
 * What an editor typed as a price, in cents: 4900, 4’900, CHF 4'900.50 or 4.900,50. Null if nothing
 * is left, undefined if it cannot be read.
 */
export function parseFrancs(text: string): number | null | undefined {
  const bare = text.replace(NOISE, '').replace(GROUPED, (groups) => groups.replace(/\D/g, ''));
  if (bare === '') return null;
  const [, francs, cents = ''] = AMOUNT.exec(bare) ?? [];
  if (francs === undefined) return undefined;
  const amount = Number(francs) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** A price in cents as editors read it: 4’900, or 4’900.50 where it is not whole. */
export function formatFrancs(amount: number): string {
  const francs = String(Math.trunc(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, '’');
  const cents = amount % 100;
  return cents === 0 ? francs : `${francs}.${String(cents).padStart(2, '0')}`;
}
