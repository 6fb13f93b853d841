import { withoutPersonal } from './personal.ts';

/** An address for analytics: no fragment, and only the campaign parameters of its query. */
export function cleanUrl(address: string): string {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return whole;
  const query = new URLSearchParams(
    [...new URLSearchParams(whole.slice(at))].flatMap(campaignPart),
  );
  return query.size > 0 ? `${whole.slice(0, at)}?${query}` : whole.slice(0, at);
}

/** Campaign links in personal mails sometimes contain the recipient's address. */
function campaignPart([name, value]: [string, string]): [string, string][] {
  if (name.startsWith('utm_')) return [[name, withoutPersonal(value)]];
  return name === 'gclid' ? [[name, value]] : [];
}
