import { hash } from 'node:crypto';
import { atNoon } from '@clinic/cms/fields/day';
import { wireNameOf } from '@clinic/cms/fields/wire-name';
import type { FlattenedField } from 'payload';
import { beginsWithDay } from '#content/values/moments.ts';
import { isRow } from '#content/values/row.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import type { ImportedFiles } from './import-files.ts';

export type Values = Record<string, unknown>;

export type ConvertContext = {
  files: ImportedFiles;
  /** Our id of an entry that is imported; undefined for all others. */
  entry: (collection: string, id: string) => string | undefined;
  /** An entry by its slug in any language, from the first of these collections that has it. */
  entryBySlug: (
    collections: readonly string[],
    slug: string,
  ) => { relationTo: string; value: string } | undefined;
};

type Place = { path: string; note: (field: string, reason: string) => void; field: string };

type FieldOf<Type extends FlattenedField['type']> = Extract<FlattenedField, { type: Type }>;
type Refuse = (reason: string) => null;

/** Stands for a value that does not fit: the field is left empty. */
const NOTHING = null;

export class WireToPayload {
  readonly #context: ConvertContext;

  constructor(context: ConvertContext) {
    this.#context = context;
  }

  value(field: FlattenedField, value: unknown, place: Place): unknown {
    // The database accepts no null as a list.
    if (isEmpty(value)) return field.type === 'array' || isMany(field) ? [] : NOTHING;
    const refuse: Refuse = (reason) => {
      place.note(place.field, reason);
      return NOTHING;
    };
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'email':
        if (isMany(field)) return listOf(value).map(String);
        return textOf(value) ?? refuse(`${shown(value)} is no text`);
      case 'number': {
        const number = Number(value);
        return Number.isFinite(number) ? number : refuse(`${shown(value)} is no number`);
      }
      case 'checkbox':
        return value === true || value === 1 || value === '1' || value === 'true';
      case 'select':
        return this.#select(field, value, refuse);
      case 'date':
        return dateOf(value) ?? refuse(`${shown(value)} is no date`);
      case 'upload':
        return this.#uploads(field, value, refuse);
      case 'relationship':
        return this.#links(field, value, refuse);
      case 'group':
        return isRow(value) ? this.row(field.flattenedFields, value, place) : NOTHING;
      case 'array':
        return this.#rows(field, value, place);
      case 'richText':
        return typeof value === 'string'
          ? this.#richText(value, place)
          : refuse(`${shown(value)} is no text`);
      default:
        return value;
    }
  }

  /** The fields of a row or a group, without those that the source does not have. */
  row(fields: readonly FlattenedField[], row: Values, place: Place): Values {
    return Object.fromEntries(
      fields.flatMap((field) => {
        const name = wireNameOf(field);
        const key = name in row ? name : field.name;
        if (!(key in row) || field.name === 'id') return [];
        const inner = { ...place, field: `${place.field}.${key}`, path: `${place.path}/${key}` };
        return [[field.name, this.value(field, row[key], inner)]];
      }),
    );
  }

  #rows(field: FieldOf<'array'>, value: unknown, place: Place): Values[] {
    if (!Array.isArray(value)) {
      place.note(place.field, `${shown(value)} is no list`);
      return [];
    }
    return value.flatMap((given: unknown, index) => {
      const row = isRow(given) ? given : { text: given };
      const name = `${place.field}[${index + 1}]`;
      const inner = { ...place, field: name, path: `${place.path}/${index}` };
      const written = this.row(field.flattenedFields, row, inner);
      const missing = field.flattenedFields.find(
        (one) => 'required' in one && one.required && isEmpty(written[one.name]),
      );
      if (missing) {
        place.note(inner.field, `left out, since ${missing.name} is missing`);
        return [];
      }
      return [{ ...written, id: hash('sha256', inner.path).slice(0, 24) }];
    });
  }

  #select(field: FieldOf<'select'>, value: unknown, refuse: Refuse): unknown {
    const known = new Set(
      field.options.map((option) => (typeof option === 'string' ? option : option.value)),
    );
    const allowed = (one: unknown) => known.has(String(one));
    if (!field.hasMany) {
      return allowed(value) ? String(value) : refuse(`${shown(value)} is none of the choices`);
    }
    const given = listOf(value);
    for (const one of given) if (!allowed(one)) refuse(`${shown(one)} is none of the choices`);
    return given.filter(allowed).map(String);
  }

  #uploads(field: FieldOf<'upload'>, value: unknown, refuse: Refuse): unknown {
    const { pictures, documents } = this.#context.files;
    const files = field.relationTo === 'media' ? pictures : documents;
    const idOf = (one: unknown) => {
      const path = isRow(one) && typeof one.path === 'string' ? one.path : '';
      if (path === '') return undefined;
      return files.get(path) ?? (refuse(`the file ${path} could not be had`) || undefined);
    };
    if (field.hasMany !== true) return idOf(value) ?? NOTHING;
    return listOf(value).flatMap((one) => idOf(one) ?? []);
  }

  #links(field: FieldOf<'relationship'>, value: unknown, refuse: Refuse): unknown {
    const toId = (one: unknown) =>
      this.#link(field.relationTo, one) ?? (refuse(`what it links to is not there`) || undefined);
    if (!field.hasMany) return toId(Array.isArray(value) ? value[0] : value) ?? NOTHING;
    return listOf(value).flatMap((one) => toId(one) ?? []);
  }

  #link(relationTo: string | string[], value: unknown): unknown {
    const { entry, entryBySlug } = this.#context;
    if (typeof value === 'string' && Array.isArray(relationTo)) {
      return entryBySlug(relationTo, value);
    }
    if (!isRow(value) || typeof value._id !== 'string') return undefined;
    const given = typeof value.link === 'string' ? value.link : undefined;
    const collection = given ?? (typeof relationTo === 'string' ? relationTo : '');
    if (![relationTo].flat().includes(collection)) return undefined;
    const id = entry(collection, value._id);
    return id && Array.isArray(relationTo) ? { relationTo: collection, value: id } : id;
  }

  #richText(html: string, place: Place): unknown {
    const { pictures, documents } = this.#context.files;
    const text = htmlToRichText(html, {
      place: place.path,
      picture: (address) => pictures.get(address),
      file: (address) => documents.get(address),
      note: (reason) => place.note(place.field, reason),
    });
    return text ?? NOTHING;
  }
}

function isMany(field: FlattenedField): boolean {
  return 'hasMany' in field && field.hasMany === true;
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}

function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one));
}

/** A link to a whole collection becomes the name that it shows. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isRow(value) || typeof value.link !== 'string') return undefined;
  return typeof value.display === 'string' ? value.display : value.link;
}

/** All imported dates are days: a time of day is ignored. */
function dateOf(value: unknown): string | undefined {
  const text = String(value);
  return beginsWithDay(text) ? atNoon(text) : undefined;
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
