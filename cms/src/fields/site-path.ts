/** An address on this site, such as `/de/anfrage?discount=WINTER`: never one on another host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/** The page itself, without query and fragment, in the one spelling that addresses have here. */
export function toPagePath(text: string): string {
  const path = text
    .trim()
    .replace(/[?#].*$/, '')
    .toLowerCase();
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** English has its pages at `/x` and at `/en/x`: the one name of a page that has two. */
export function withoutEnglish(path: string): string {
  return path === '/en' ? '/' : path.replace(/^\/en\//, '/');
}
