import type { FlattenedField } from 'payload';

export type Entry = Readonly<Record<string, unknown>>;
export type Value = { field: FlattenedField; path: string; value: unknown };

type Condition = (data: Entry, near: Entry, reader: typeof NOBODY) => boolean;
const NOBODY = { user: null };

/** The values that the form of an entry shows to everybody, those within rows and groups too. */
export function valuesOf(fields: readonly FlattenedField[], entry: Entry): Value[] {
  return within(fields, entry, '', entry);
}

function within(
  fields: readonly FlattenedField[],
  near: Entry,
  place: string,
  entry: Entry,
): Value[] {
  return fields.flatMap((field) => {
    const { condition } = (field.admin ?? {}) as { condition?: Condition };
    if (condition && !condition(entry, near, NOBODY)) return [];
    const path = `${place}${field.name}`;
    const value = near[field.name];
    const inner = 'flattenedFields' in field ? field.flattenedFields : [];
    const rows: (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((row, at) => [`${path}.${at}.`, row] as const)
      : [[`${path}.`, value]];
    const deeper = inner.length === 0 ? [] : rows.filter(([, row]) => isEntry(row));
    return [
      { field, path, value },
      ...deeper.flatMap(([at, row]) => within(inner, row as Entry, at, entry)),
    ];
  });
}

const isEntry = (value: unknown) => typeof value === 'object' && value !== null;
