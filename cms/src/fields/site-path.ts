/** Whether a text is a path on this site, such as `/de/anfrage?discount=WINTER`. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/** The path of the page, without query and fragment, in its canonical spelling. */
export function toPagePath(text: string): string {
  const path = text
    .trim()
    .replace(/[?#].*$/, '')
    .toLowerCase();
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** English pages exist at `/x` and at `/en/x`; this returns the form without the prefix. */
export function withoutEnglish(path: string): string {
  return path === '/en' ? '/' : path.replace(/^\/en\//, '/');
}
