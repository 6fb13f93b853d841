/**
 * Makes spellings of the same word alike: «Säure», «Saeure» and «saure» all become «saure».
 * Umlauts lose their dots and their spelled-out form, ligatures become two letters, accents are
 * dropped.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e+/g, '$1');
}
