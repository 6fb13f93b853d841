/** Glued addresses are often encoded, some of them twice. */
const MOST_LAYERS = 4;
const STILL_ENCODED = /https?%(?:25)*3a/i;
const ADDRESS = /https?:/i;

/**
 * A word of a campaign without the whole address that a mail program glued to it: `W24` for
 * `W24https://clinic.example/…`, however that is encoded.
 */
export function withoutGluedAddress(word: string): string {
  const plain = decodedAddress(word);
  const at = plain.search(ADDRESS);
  if (at < 0) return word;
  let end = at;
  while (end > 0 && /[\s/]/.test(plain.charAt(end - 1))) end -= 1;
  return plain.slice(0, end);
}

/** Decoded until an address in it can be read as one; what cannot be decoded stays as it is. */
export function decodedAddress(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MOST_LAYERS && STILL_ENCODED.test(plain); layer += 1) {
    plain = decodedParts(plain);
  }
  return plain;
}

/** Decodes what can be: a stray percent sign takes nothing else with it. */
export function decodedParts(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
