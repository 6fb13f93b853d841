import { withoutPersonal } from './personal.ts';

/** An address as analytics may know it: nothing of its query but the campaign, no fragment. */
export function cleanAddress(address: string): string {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return whole;
  const query = new URLSearchParams(
    [...new URLSearchParams(whole.slice(at))].flatMap(campaignPart),
  );
  return query.size > 0 ? `${whole.slice(0, at)}?${query}` : whole.slice(0, at);
}

/** Letters to single persons are sometimes marked with their address, of all things. */
function campaignPart([name, value]: [string, string]): [string, string][] {
  if (name.startsWith('utm_')) return [[name, withoutPersonal(value)]];
  return name === 'gclid' ? [[name, value]] : [];
}
