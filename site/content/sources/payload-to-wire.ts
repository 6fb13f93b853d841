import { isPrivate } from '@clinic/cms/access/private';
import { wireNameOf } from '@clinic/cms/fields/wire-name';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import type { FlattenedField } from 'payload';
import { variantName, type WireEntry, type WireField } from '#content/values/wire.ts';
import { richTextHtml } from './rich-text-html.ts';

/** A Payload document read with `locale: 'all'`: a localised field is a map of languages. */
export type Doc = {
  id: string;
  createdAt?: string;
  updatedAt?: string;
  _status?: Partial<Record<Locale, string>> | string;
  [field: string]: unknown;
};

const PICTURES = 'media';

const HIDDEN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

/** Documents come from the database without checks of field access: private fields are dropped. */
function isHidden(field: FlattenedField): boolean {
  const { hidden, access } = field as { hidden?: boolean; access?: { read?: unknown } };
  const hasRule = hidden === true || access?.read !== undefined;
  return HIDDEN.has(field.name) || hasRule || isPrivate(field);
}

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
  group: 'set',
  json: 'object',
};

export function toWireFields(fields: readonly FlattenedField[]): WireField[] {
  return fields.flatMap((field) => {
    const type = wireType(field);
    if (!type || isHidden(field)) return [];
    const [name, localize] = [wireNameOf(field), isLocalized(field)];
    return [{ name, type, localize, options: wireOptions(field, type) }];
  });
}

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true;

function wireType(field: FlattenedField): string | undefined {
  const hasMany = 'hasMany' in field && field.hasMany === true;
  if (field.type === 'text' && hasMany) return 'tags';
  if (field.type === 'select' && hasMany) return 'multipleselect';
  if (field.type === 'upload' && field.relationTo !== PICTURES) return 'asset';
  if (field.type === 'upload' && hasMany) return 'gallery';
  if (field.type === 'array' && isTextList(field)) return 'tags';
  return WIRE_TYPES[field.type];
}

function wireOptions(field: FlattenedField, type: string): Record<string, unknown> {
  if (field.type === 'relationship' && typeof field.relationTo === 'string') {
    const multiple = field.hasMany === true;
    return { link: field.relationTo, display: 'title', multiple, limit: false };
  }
  if (field.type === 'relationship') return { multiple: field.hasMany === true, limit: false };
  if (field.type === 'group' || (type === 'repeater' && field.type === 'array')) {
    return { fields: toWireFields(field.flattenedFields) };
  }
  return {};
}

/** Rows with `text` as their only field are a list of strings outside of the studio. */
function isTextList(field: Extract<FlattenedField, { type: 'array' }>): boolean {
  const names = field.flattenedFields.map(({ name }) => name).filter((name) => name !== 'id');
  return names.length === 1 && names[0] === 'text';
}

export function toWireEntry(fields: readonly FlattenedField[], doc: Doc): WireEntry {
  const entry: Record<string, unknown> = {};
  const locales = publishedLocales(doc);
  for (const field of fields) {
    if (isHidden(field) || !WIRE_TYPES[field.type]) continue;
    const value = doc[field.name];
    if (isLocalized(field)) {
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
    // Present because clients may look for it; null because authors are not public.
    _by: null,
    _id: doc.id,
  };
}

/** A language that is not published must not leave the source, whatever is stored for it. */
function publishedLocales(doc: Doc): readonly Locale[] {
  const status = doc._status ?? 'published';
  if (typeof status === 'string') return status === 'published' ? LOCALES : [];
  return LOCALES.filter((locale) => status[locale] === 'published');
}

function toWireValue(field: FlattenedField, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'richText':
      return richTextHtml(value);
    case 'date':
      return String(value).slice(0, 10);
    case 'upload':
      return Array.isArray(value)
        ? value.map((id) => toWireUpload(field.relationTo, id))
        : toWireUpload(field.relationTo, value);
    case 'relationship':
      return Array.isArray(value)
        ? value.map((one) => toWireLink(field.relationTo, one))
        : toWireLink(field.relationTo, value);
    case 'group':
      return toWireRow(field.flattenedFields, value as Doc);
    case 'array':
      if (isTextList(field)) return (value as Doc[]).map((row) => row.text);
      return (value as Doc[]).map((row) => toWireRow(field.flattenedFields, row));
    default:
      return value;
  }
}

function toWireRow(fields: readonly FlattenedField[], row: Doc): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter((field) => !isHidden(field))
      .flatMap((field) => {
        const value = row[field.name];
        if (!isLocalized(field)) return [[wireNameOf(field), toWireValue(field, value)]];
        const texts = (value ?? {}) as Partial<Record<Locale, unknown>>;
        return LOCALES.map((locale) => [
          variantName(wireNameOf(field), locale),
          toWireValue(field, texts[locale]),
        ]);
      }),
  );
}

function toWireLink(relationTo: unknown, value: unknown): { _id: string; link: string } {
  if (!Array.isArray(relationTo)) return { _id: String(value), link: String(relationTo) };
  const target = value as { relationTo: string; value: unknown };
  return { _id: String(target.value), link: target.relationTo };
}

/** Holds only the file's id; its path and metadata are joined in the snapshot. */
function toWireUpload(relationTo: unknown, id: unknown): unknown {
  return relationTo === PICTURES
    ? { path: '', meta: { asset: String(id) } }
    : { _id: String(id), path: '' };
}

export function toSeconds(date: string | undefined): number {
  return date ? Math.floor(Date.parse(date) / 1000) : 0;
}
