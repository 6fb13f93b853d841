/** Glued addresses are often URL-encoded, some of them several times. */
const MOST_LAYERS = 4;
const STILL_ENCODED = /https?%(?:25)*3a/i;
const ADDRESS = /https?:/i;

/**
 * Cuts off addresses that mail programs append to values: `W24https://clinic.example/…` → `W24`.
 * A value that may itself be an address keeps the one it begins with.
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

/** Decodes until the address is readable. */
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
