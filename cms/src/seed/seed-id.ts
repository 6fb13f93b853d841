import { createHash } from 'node:crypto';

/** The same id for a seed entry in every database, so that a second seed finds existing entries. */
export function seedId(collection: string, key: string): string {
  const hex = createHash('sha256').update(`${collection}/${key}`).digest('hex');
  // UUID version 8 is reserved for custom formats.
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
