import { createHash } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** An entry's id is the same in every database, so that a second seed finds existing entries. */
export function seedId(collection: string, key: string): string {
  const hex = hashOf(`${collection}/${key}`);
  // UUID version 8 is reserved for custom formats.
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const [first, second, third] = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [first, second, third, `${variant}${hex.slice(18, 20)}`, hex.slice(20, 32)].join('-');
}

export function rowId(place: string): string {
  return hashOf(place).slice(0, 24);
}
