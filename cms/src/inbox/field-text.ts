/** A field's text, or null where nothing was entered. */
export function fieldText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}
