/**
 * The name of a field in the content API, where Payload or its database reserves that name. It goes
 * into the field's `custom`.
 */
export function withWireName(wireName: string): { wireName: string } {
  return { wireName };
}

export function wireNameOf(field: { name: string; custom?: Record<string, unknown> }): string {
  const { wireName } = field.custom ?? {};
  return typeof wireName === 'string' ? wireName : field.name;
}
