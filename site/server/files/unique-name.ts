/** From Cockpit's panel (`_uid_6afaacdeb87ca`) or our studio (`-0db17e40`); digits may be a day. */
const UNIQUE =
  /(?:_uid_[0-9a-f]{8,}|-(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{8})\.[a-z0-9]+$/i;

export function hasUniqueName(address: string): boolean {
  return UNIQUE.test(address);
}
