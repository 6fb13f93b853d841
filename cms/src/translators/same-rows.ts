import type { Field } from 'payload';
import { fieldsWithin, hasTranslations } from '../access/translated-fields.ts';

type Values = Record<string, unknown>;
type Row = Values & { id?: unknown; blockType?: unknown };

const valuesOf = (value: unknown): Values =>
  value && typeof value === 'object' ? (value as Values) : {};
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/**
 * Whether the rows that all languages share are the same rows in the same order, whatever is written
 * in them. Rows without translated fields are not looked at: translators cannot change them anyway.
 */
export function hasSameRows(fields: readonly Field[], before: unknown, after: unknown): boolean {
  const was = valuesOf(before);
  const is = valuesOf(after);
  return fields.every((field) => {
    if (('localized' in field && field.localized) || !hasTranslations([field])) return true;
    if (field.type === 'array' || field.type === 'blocks') {
      return isSameList(field, rowsOf(was[field.name]), rowsOf(is[field.name]));
    }
    if (field.type === 'tabs') {
      return field.tabs.every((tab) =>
        'name' in tab && tab.name
          ? hasSameRows(tab.fields, was[tab.name], is[tab.name])
          : hasSameRows(tab.fields, was, is),
      );
    }
    const isNamed = 'name' in field && Boolean(field.name);
    return isNamed
      ? hasSameRows(fieldsWithin(field), was[field.name as string], is[field.name as string])
      : hasSameRows(fieldsWithin(field), was, is);
  });
}

function isSameList(field: Field, was: Row[], is: Row[]): boolean {
  return (
    was.length === is.length &&
    was.every((row, index) => {
      const now = is[index];
      if (!now || now.id !== row.id || now.blockType !== row.blockType) return false;
      return hasSameRows(fieldsOfRow(field, row), row, now);
    })
  );
}

function fieldsOfRow(field: Field, row: Row): Field[] {
  if (field.type !== 'blocks') return fieldsWithin(field);
  return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [];
}
