import type { Field } from 'payload';
import { fieldsWithin, hasTranslations } from '../access/translated-fields.ts';

type Values = Record<string, unknown>;
type Row = Values & { id?: unknown; blockType?: unknown };

const valuesOf = (value: unknown): Values =>
  value && typeof value === 'object' ? (value as Values) : {};
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** Rows without translated texts are not looked at: translators cannot change them anyway. */
export function hasSameRows(fields: readonly Field[], before: unknown, after: unknown): boolean {
  const was = valuesOf(before);
  const is = valuesOf(after);
  return fields.every((field) => {
    if (('localized' in field && field.localized) || !hasTranslations([field])) return true;
    if (field.type === 'array' || field.type === 'blocks') {
      return isSameList(field, rowsOf(was[field.name]), rowsOf(is[field.name]));
    }
    if (field.type === 'tabs') {
      return field.tabs.every((tab) => hasSameRowsWithin(tab, tab.fields, was, is));
    }
    return hasSameRowsWithin(field, fieldsWithin(field), was, is);
  });
}

/** The values of a field or tab without a name are stored among those around it. */
function hasSameRowsWithin(owner: object, inner: Field[], was: Values, is: Values): boolean {
  const name = 'name' in owner && typeof owner.name === 'string' ? owner.name : '';
  return name ? hasSameRows(inner, was[name], is[name]) : hasSameRows(inner, was, is);
}

function isSameList(field: Field, was: Row[], is: Row[]): boolean {
  if (was.length !== is.length) return false;
  return was.every((row, index) => {
    const now = is[index];
    if (!now || now.id !== row.id || now.blockType !== row.blockType) return false;
    return hasSameRows(fieldsOfRow(field, row), row, now);
  });
}

function fieldsOfRow(field: Field, row: Row): Field[] {
  if (field.type !== 'blocks') return fieldsWithin(field);
  return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [];
}
