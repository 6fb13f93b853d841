/** Only escapes can bring such characters: as bytes they are neither UTF-8 nor JSON. */
const ESCAPES = /\\u(?:d[89a-f]|0000)/i;

/**
 * Parses JSON of a host. Halves of characters are replaced and NUL is removed: neither can be in an
 * address, in XML or in a database.
 */
export function parseCleanJson(text: string): unknown {
  return ESCAPES.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text);
}

function cleaned(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
}
