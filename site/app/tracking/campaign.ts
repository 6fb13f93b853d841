import { COOKIE_DAYS } from '../constants.ts';

/** What a link may tell about the campaign that it belongs to; the cookies have the same names. */
const PARAMETERS = ['utm_source', 'utm_campaign', 'label', 'discount'] as const;

const MAX_LENGTH = 100;
/** Google's click ids are longer, of letters, digits and two signs. */
const CLICK_ID = /^[\w-]{5,200}$/;

/** Words of a campaign are letters, digits and little else; whatever comes from a link is made so. */
const UNWANTED = /[^\p{L}\p{N} .,:+&%/|()_-]+/gu;

type Remembered = { name: (typeof PARAMETERS)[number]; value: string; days: number };

/** What to remember of the query of an address. */
export function campaignOf(query: URLSearchParams): Remembered[] {
  return PARAMETERS.flatMap((name) => {
    const value = clean(query.get(name));
    return value ? [{ name, value, days: COOKIE_DAYS[name] }] : [];
  });
}

/** The id of the click on an advertisement of Google, if the query has a real one. */
export function clickIdOf(query: URLSearchParams): string | undefined {
  const id = query.get('gclid') ?? '';
  return CLICK_ID.test(id) ? id : undefined;
}

function clean(value: string | null): string {
  const plain = (value ?? '').normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ');
  return plain.trim().slice(0, MAX_LENGTH).trim();
}
