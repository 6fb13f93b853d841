/**
 * A phone number as people write it, in one form: 0041 (0)79/123-45-67 → +41 79 123 45 67.
 * What is not understood stays as it was typed; a person will read it.
 */
export function tidyPhone(text: string): string {
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
