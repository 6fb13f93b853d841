import type { FlattenedField } from 'payload';

/** What every entry has without anybody's doing; and a slug, which is worth nothing by itself. */
const ALWAYS_SET = new Set(
  'slug id createdAt updatedAt deletedAt _status order based_on'.split(' '),
);

/** For an entry read in all languages: localised fields are maps. Default values do not count. */
export function isEmptyEntry(
  fields: readonly FlattenedField[],
  entry: Readonly<Record<string, unknown>>,
): boolean {
  return fields.every((field) => {
    if (ALWAYS_SET.has(field.name)) return true;
    const value = entry[field.name];
    const given = 'defaultValue' in field ? field.defaultValue : undefined;
    // A computed default, such as today, changes by the day: such a field does not count.
    if (typeof given === 'function') return true;
    const values = 'localized' in field && field.localized ? Object.values(value ?? {}) : [value];
    return values.every((one) => isEmpty(one) || one === given);
  });
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  if ('root' in value) return isEmptyText(value.root);
  return Object.values(value).every(isEmpty);
}

/** A text field that was only clicked into holds an empty paragraph. */
function isEmptyText(node: unknown): boolean {
  const { type, text, children } = node as { type?: string; text?: string; children?: unknown[] };
  if (type === 'block' || text) return false;
  return (children ?? []).every(isEmptyText);
}
