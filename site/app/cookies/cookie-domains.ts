/**
 * The domains that a cookie seen at this host may belong to, besides the host alone: programs of
 * others like to set theirs for a whole domain, and only its name removes them again.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
