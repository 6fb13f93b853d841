import type { FlattenedField } from 'payload';

/** Where in an entry a file of this collection may be chosen, such as `pictures.image`. */
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

/** The texts of an entry that may hold files: those at its top, one per language, as all of ours are. */
export function richTextNames(fields: readonly FlattenedField[]): string[] {
  return fields.filter((field) => field.type === 'richText').map(({ name }) => name);
}
