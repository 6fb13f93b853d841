import { cookieDomains } from '#app/cookies/cookie-domains.ts';
import { decoded } from '#content/values/decoded-address.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Any browser stores this much, and no value of ours is longer. */
const MAX_VALUE_LENGTH = 200;

export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return decoded(part.slice(at + 1));
  }
  return undefined;
}

export function cookieNames(): string[] {
  return document.cookie.split('; ').map((part) => part.split('=')[0] ?? '');
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const text = encodeURIComponent(value.slice(0, MAX_VALUE_LENGTH));
  document.cookie = `${name}=${text}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
  for (const domain of cookieDomains(location.hostname)) {
    document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${domain}`;
  }
}
