import type { FieldValue } from './form-field.ts';

export function fullNameOf(fields: Readonly<Record<string, FieldValue>>): string {
  const parts = fields.name ? [fields.name] : [fields.firstname, fields.lastname];
  return parts.filter(Boolean).join(' ');
}
