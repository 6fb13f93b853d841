/** The value under a dotted name: `category._id`, `related.0._id`. Null if any step is missing. */
export function fieldValue(entry: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(entry, name)) return entry[name] ?? null;
  let value: unknown = entry;
  for (const step of name.split('.')) {
    if (typeof value !== 'object' || value === null || !hasStep(value, step)) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return value ?? null;
}

/** The steps into a list are its indices, not `length`. */
function hasStep(value: object, step: string): boolean {
  return Object.hasOwn(value, step) && !(Array.isArray(value) && step === 'length');
}
