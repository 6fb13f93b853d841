import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';

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

/** Pages of the default language are at `/x` and, say, `/en/x`; this returns the first form. */
export function withoutDefault(path: string, locale = DEFAULT_LOCALE): string {
  if (path === `/${locale}`) return '/';
  return path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path;
}
