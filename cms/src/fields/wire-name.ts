/** For the `custom` of a field whose name in the content API is reserved by Payload. */
export function withWireName(wireName: string): { wireName: string } {
  return { wireName };
}

export function wireNameOf(field: { name: string; custom?: Record<string, unknown> }): string {
  const { wireName } = field.custom ?? {};
  return typeof wireName === 'string' ? wireName : field.name;
}
