import {
  columnOf,
  type FieldValue,
  type FormDefinition,
  type FormField,
} from '../../forms/form-field.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';

export function storedColumns(
  forms: readonly FormDefinition[],
  { fields, receivedAt }: Pick<SpoolEntry, 'fields' | 'receivedAt'>,
): Record<string, FieldValue> {
  const defined = forms.flatMap((form) => form.fields);
  return Object.fromEntries(
    defined.map((field) => [columnOf(field), stored(field, fields[field.name], receivedAt)]),
  );
}

function stored({ type }: FormField, value: FieldValue | undefined, receivedAt: string) {
  if (type === 'tick') return value === true;
  if (type === 'agreement') return value === true ? receivedAt : null;
  return value === null || value === undefined || value === '' ? null : String(value);
}
