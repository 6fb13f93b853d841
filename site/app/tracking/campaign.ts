import { COOKIE_DAYS } from '#app/constants.ts';
import { withoutGluedAddress } from './glued-address.ts';

/** What a link may tell about the campaign that it belongs to; the cookies have the same names. */
export const CAMPAIGN_WORDS = ['utm_source', 'utm_campaign', 'label', 'discount'] as const;

const MAX_LENGTH = 100;
/** Google's click ids are longer, of letters, digits and two signs. */
const CLICK_ID = /^[\w-]{5,200}$/;

/** Words of a campaign are letters, digits and little else; whatever comes from a link is made so. */
const UNWANTED = /[^\p{L}\p{N} .,:+&%/|()_-]+/gu;

type Remembered = { name: (typeof CAMPAIGN_WORDS)[number]; value: string; days: number };

/** Where words are found by their names: the query of an address, or the cookies. */
type Words = { get(name: string): string | null | undefined };

/** What is worth remembering of them. */
export function campaignOf(words: Words): Remembered[] {
  return CAMPAIGN_WORDS.flatMap((name) => {
    const value = clean(words.get(name));
    return value ? [{ name, value, days: COOKIE_DAYS[name] }] : [];
  });
}

/** The code of a campaign, if there is one. */
export function discountOf(words: Words): string | undefined {
  return campaignOf(words).find(({ name }) => name === 'discount')?.value;
}

/** The id of a click on an advertisement of Google, if it is a real one. */
export function clickIdOf(given: string | null | undefined): string | undefined {
  return given && CLICK_ID.test(given) ? given : undefined;
}

function clean(value: string | null | undefined): string {
  const word = withoutGluedAddress(value ?? '').normalize('NFC');
  const plain = word.replace(UNWANTED, ' ').replace(/\s+/g, ' ');
  return plain.trim().slice(0, MAX_LENGTH).trim();
}
