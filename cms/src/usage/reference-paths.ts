import type { FlattenedField } from 'payload';

/** The paths of an entry's fields that may refer to this collection, such as `pictures.image`. */
export function referencePaths(fields: readonly FlattenedField[], target: string): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship') {
      if (field.relationTo === target) return [field.name];
      const isOneOfMany =
        Array.isArray(field.relationTo) && field.relationTo.some((slug) => slug === target);
      return isOneOfMany ? [`${field.name}.value`] : [];
    }
    if (field.type !== 'array' && field.type !== 'group') return [];
    return referencePaths(field.flattenedFields, target).map((path) => `${field.name}.${path}`);
  });
}

/** The rich text fields of an entry: all of ours are localised and at the top level. */
export function richTextNames(fields: readonly FlattenedField[]): string[] {
  return fields.filter((field) => field.type === 'richText').map(({ name }) => name);
}
