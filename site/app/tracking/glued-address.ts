/** Glued addresses are often URL-encoded, some of them twice. */
const MOST_LAYERS = 4;
const STILL_ENCODED = /https?%(?:25)*3a/i;
const ADDRESS = /https?:/i;

/**
 * A campaign parameter without the address that a mail program appended to it: `W24` for
 * `W24https://clinic.example/…`, in any encoding. What may itself be an address is one if it begins
 * like one: `utm_source=https://www.google.com`.
 */
export function withoutGluedAddress(word: string, mayBeAddress = false): string {
  const plain = decodedAddress(word);
  const start = mayBeAddress ? 1 : 0;
  const at = plain.slice(start).search(ADDRESS);
  if (at < 0) return word;
  let end = start + at;
  while (end > 0 && /[\s/]/.test(plain.charAt(end - 1))) end -= 1;
  return plain.slice(0, end);
}

/** Decodes until an address is readable; parts that cannot be decoded stay as they are. */
export function decodedAddress(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MOST_LAYERS && STILL_ENCODED.test(plain); layer += 1) {
    plain = decodedParts(plain);
  }
  return plain;
}

/** Decodes the valid parts: a stray percent sign does not affect the rest. */
export function decodedParts(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
