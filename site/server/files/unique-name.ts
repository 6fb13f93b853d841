/**
 * The part that Cockpit's panel (`_uid_6afaacdeb87ca`) or our studio (`-0db17e40`) adds to a name.
 * Eight digits alone may be a date, eight letters a word.
 */
const UNIQUE =
  /(?:_uid_[0-9a-f]{8,}|-(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{8})\.[a-z0-9]+$/i;

export function hasUniqueName(address: string): boolean {
  return UNIQUE.test(address);
}
