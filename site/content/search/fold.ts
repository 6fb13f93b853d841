/** Makes spellings of the same word alike: «Säure», «Saeure» and «saure» all become «saure». */
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
