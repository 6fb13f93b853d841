const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

export function uuidOfHash(hex: string): string {
  const bounds = [0, 8, 12, 16, 20, 32];
  const parts = bounds.slice(1).map((end, index) => hex.slice(bounds[index], end));
  return asCustomUuid(parts.join('-'));
}

/** Version 8 is for custom formats. Payload finds no entries whose id has an unknown version. */
export function asCustomUuid(uuid: string): string {
  return `${uuid.slice(0, 14)}8${uuid.slice(15, 19)}8${uuid.slice(20)}`;
}
