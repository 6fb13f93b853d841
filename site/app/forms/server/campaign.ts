/** What a campaign leaves in the address, and the cookie that remembers it. */
const NAMES = [
  ['utm_source', 'utm_source'],
  ['utm_campaign', 'utm_campaign'],
  ['label', 'label'],
  ['discount', 'discount'],
  ['gclid', 'smc_gclid'],
] as const;

const MAX_VALUE = 200;

/** Where a visitor came from: by the address of the form, else by what the browser remembers. */
export function campaignOf(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const cookies = readCookies(request.headers.get('Cookie') ?? '');
  return Object.fromEntries(
    NAMES.flatMap(([name, cookie]) => {
      const value = searchParams.get(name) || cookies.get(cookie);
      return value ? [[name, value.slice(0, MAX_VALUE)]] : [];
    }),
  );
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(/;\s*/).flatMap((part) => {
      const at = part.indexOf('=');
      return at > 0 ? [[part.slice(0, at), decode(part.slice(at + 1))] as const] : [];
    }),
  );
}

/** A cookie may hold anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
