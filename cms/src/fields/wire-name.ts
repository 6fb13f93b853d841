/** For a field's `custom`: its name in the content API, where Payload reserves that name. */
export function withWireName(wireName: string): { wireName: string } {
  return { wireName };
}

export function wireNameOf(field: { name: string; custom?: Record<string, unknown> }): string {
  const { wireName } = field.custom ?? {};
  return typeof wireName === 'string' ? wireName : field.name;
}
