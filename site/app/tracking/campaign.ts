import { COOKIE_DAYS } from '#app/constants.ts';
import { withoutGluedAddress } from './glued-address.ts';

export const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_campaign', 'label', 'discount'] as const;

const MAX_LENGTH = 100;
const CLICK_ID = /^[\w-]{5,200}$/;

/** Characters that become spaces: campaign values are letters, digits and little else. */
const UNWANTED = /[^\p{L}\p{N} .,:+&%/|()_-]+/gu;

type Remembered = { name: (typeof CAMPAIGN_PARAMETERS)[number]; value: string; days: number };

/** A source of values by name: a query string or the cookies. */
type Values = { get(name: string): string | null | undefined };

export function campaignOf(source: Values): Remembered[] {
  return CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = clean(campaignValue(name, source.get(name) ?? ''));
    return value ? [{ name, value, days: COOKIE_DAYS[name] }] : [];
  });
}

/** Cuts off an address glued to a value; a `utm_source` may itself be an address. */
export function campaignValue(name: Remembered['name'], given: string): string {
  return withoutGluedAddress(given, name === 'utm_source');
}

export function discountOf(source: Values): string | undefined {
  return campaignOf(source).find(({ name }) => name === 'discount')?.value;
}

export function clickIdOf(given: string | null | undefined): string | undefined {
  const id = withoutGluedAddress(given ?? '');
  return CLICK_ID.test(id) ? id : undefined;
}

function clean(word: string): string {
  const plain = word.normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ');
  return plain.trim().slice(0, MAX_LENGTH).trim();
}
