/** Parameters that tell about campaigns and not about persons. */
const isHarmless = (name: string) => name.startsWith('utm_') || name === 'gclid';

/** An address as analytics may know it: nothing of its query but the campaign, no fragment. */
export function cleanAddress(address: string): string {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return whole;
  const query = new URLSearchParams(
    [...new URLSearchParams(whole.slice(at))].filter(([name]) => isHarmless(name)),
  );
  return query.size > 0 ? `${whole.slice(0, at)}?${query}` : whole.slice(0, at);
}
