const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** A hash in the shape of a UUID: the same for the same words, always. */
export function uuidOfHash(hex: string): string {
  const bounds = [0, 8, 12, 16, 20, 32];
  return bounds
    .slice(1)
    .map((end, index) => hex.slice(bounds[index], end))
    .join('-');
}
