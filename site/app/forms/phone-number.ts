/**
 * Normalises a phone number: 0041 (0)79/123-45-67 → +41 79 123 45 67. Input that cannot be parsed
 * stays as it was typed, because a person will read it.
 */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 5 || /\p{L}/u.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/^\s*\(?\s*00\s*/, '+')
    .replace(/\((\+\s*\d+)\)/, '$1')
    .replace(/(\+\s*\d{1,3})\s*\(0\)/, '$1 ')
    .replace(/[^\d+]+/g, ' ')
    .replace(/\+\s+/, '+')
    .trim();
}
