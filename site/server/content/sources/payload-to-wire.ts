import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { FlattenedField } from 'payload';
import type { WireEntry, WireField } from '../wire.ts';
import { variantName } from '../wire.ts';

/** A Payload document read with `locale: 'all'`: a localised field is a map of languages. */
export type Doc = {
  id: string;
  createdAt?: string;
  updatedAt?: string;
  _status?: Partial<Record<Locale, string>> | string;
  [field: string]: unknown;
};

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data'];

const HIDDEN = new Set(['id', 'createdAt', 'updatedAt', '_status']);

const WIRE_TYPES: Partial<Record<FlattenedField['type'], string>> = {
  text: 'text',
  email: 'text',
  textarea: 'textarea',
  richText: 'wysiwyg',
  number: 'number',
  checkbox: 'boolean',
  select: 'select',
  date: 'date',
  upload: 'image',
  relationship: 'collectionlink',
  array: 'repeater',
  json: 'object',
};

/** How the content API describes a collection's fields. */
export function toWireFields(fields: readonly FlattenedField[]): WireField[] {
  return fields.flatMap((field) => {
    const type = WIRE_TYPES[field.type];
    if (!type || HIDDEN.has(field.name)) return [];
    const localize = 'localized' in field && field.localized === true;
    const hasMany = 'hasMany' in field && field.hasMany === true;
    const options =
      field.type === 'relationship' && typeof field.relationTo === 'string'
        ? { link: field.relationTo, display: 'title', multiple: hasMany, limit: false }
        : {};
    return [
      { name: field.name, type: type === 'text' && hasMany ? 'tags' : type, localize, options },
    ];
  });
}

export function toWireEntry(fields: readonly FlattenedField[], doc: Doc): WireEntry {
  const entry: Record<string, unknown> = {};
  const locales = publishedLocales(doc);
  for (const field of fields) {
    if (HIDDEN.has(field.name) || !WIRE_TYPES[field.type]) continue;
    const value = doc[field.name];
    if ('localized' in field && field.localized) {
      for (const locale of locales) {
        const text = (value as Partial<Record<Locale, unknown>> | undefined)?.[locale];
        if (text !== undefined) entry[variantName(field.name, locale)] = toWireValue(field, text);
      }
    } else {
      entry[field.name] = toWireValue(field, value);
    }
  }
  return {
    ...entry,
    _modified: toSeconds(doc.updatedAt),
    _created: toSeconds(doc.createdAt),
    _id: doc.id,
  };
}

/** A language that is not published must not leave the source, whatever is stored for it. */
function publishedLocales(doc: Doc): readonly Locale[] {
  const status = doc._status;
  if (typeof status !== 'object' || status === null) return LOCALES;
  return LOCALES.filter((locale) => status[locale] === 'published');
}

function toWireValue(field: FlattenedField, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'richText':
      return convertLexicalToHTML({ data: value as LexicalData, disableContainer: true });
    case 'upload':
      return { path: '', meta: { asset: String(value) } };
    case 'relationship': {
      const link = String(field.relationTo);
      return Array.isArray(value)
        ? value.map((id) => ({ _id: String(id), link }))
        : { _id: String(value), link };
    }
    case 'array':
      return (value as Doc[]).map((row) =>
        Object.fromEntries(
          field.flattenedFields
            .filter((subfield) => subfield.name !== 'id')
            .map((subfield) => [subfield.name, toWireValue(subfield, row[subfield.name])]),
        ),
      );
    default:
      return value;
  }
}

function toSeconds(date: string | undefined): number {
  return date ? Math.floor(Date.parse(date) / 1000) : 0;
}
