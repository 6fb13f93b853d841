import path from 'node:path';
import type { ArrayField, FlattenedField } from 'payload';
import { atNoon } from '../fields/day.ts';
import { nameInLanguage } from '../fields/text-per-language.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { isInLanguageOfClinic } from './fitting-entries.ts';
import type { Values } from './read-seed.ts';
import { toRichText } from './rich-text.ts';
import { rowId, seedId } from './seed-id.ts';
import type { Seeder } from './seeder.ts';

type FlattenedArray = Extract<FlattenedField, { type: ArrayField['type'] }>;

type Context = Pick<Seeder, 'editorConfig' | 'entries'>;
class UnknownSeedField extends Error {
  override name = 'UnknownSeedField';
}

/** Converts values of the seed to what Payload stores. Row ids derive from `place`, their path. */
export function toFieldValues(
  seeder: Context,
  fields: readonly FlattenedField[],
  values: Values,
  place: string,
): Values {
  const { body, ...rest } = values;
  const result: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) throw new UnknownSeedField(`${place}: there is no field ${name}`);
    if (field.type === 'text' && isTree(value)) Object.assign(result, textPerLanguage(name, value));
    else if (!leadsNowhere(seeder, field, value)) {
      result[name] = toFieldValue(seeder, field, value, `${place}/${name}`);
    }
  }
  if (typeof body === 'string' && body !== '') {
    const richText = fields.find((field) => field.type === 'richText');
    if (!richText) throw new UnknownSeedField(`${place}: there is no field for the text`);
    result[richText.name] = toRichText(seeder.editorConfig, body, `${place}/${richText.name}`);
  }
  return result;
}

function toFieldValue(seeder: Context, field: FlattenedField, value: unknown, place: string) {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return toIds(seeder, field.relationTo, value);
    case 'group':
      return toFieldValues(seeder, field.flattenedFields, value as Values, place);
    case 'date':
      return atNoon(String(value));
    case 'array':
      return (value as unknown[]).flatMap((row, index) =>
        fits(seeder, field, row) ? toRow(seeder, field, row, `${place}/${index}`) : [],
      );
    default:
      return value;
  }
}

function toRow(seeder: Context, field: FlattenedArray, row: unknown, place: string): Values {
  const values = typeof row === 'string' ? { text: row } : (row as Values);
  return { ...toFieldValues(seeder, field.flattenedFields, values, place), id: rowId(place) };
}

function toIds(seeder: Context, relationTo: string | string[], keys: unknown): unknown {
  if (Array.isArray(relationTo)) return toPolymorphic(relationTo, String(keys));
  const toId = (key: unknown) => seedId(relationTo, keyOf(key));
  if (!Array.isArray(keys)) return toId(keys);
  return keys.filter((key) => !seeder.entries.isLeftOut(relationTo, keyOf(key))).map(toId);
}

/** A link that may lead to several collections names one: `programs/burnout-week`. */
function toPolymorphic(relationTo: string[], address: string) {
  const [collection = '', key = ''] = address.split('/');
  if (!relationTo.includes(collection)) throw new UnknownSeedField(`no link to ${address}`);
  return { relationTo: collection, value: seedId(collection, key) };
}

const keyOf = (key: unknown) => path.parse(String(key)).name;

/** Leaves out rows for another language, and rows whose link leads to an entry that is left out. */
function fits(seeder: Context, { flattenedFields }: FlattenedArray, row: unknown): boolean {
  if (!isTree(row)) return true;
  if (!isInLanguageOfClinic(row)) return false;
  return flattenedFields.every((field) => !isLeftOut(seeder, field, row[field.name]));
}

function isLeftOut(seeder: Context, field: FlattenedField, value: unknown): boolean {
  if (field.type === 'group' && isTree(value)) {
    return field.flattenedFields.some((inner) => isLeftOut(seeder, inner, value[inner.name]));
  }
  return leadsNowhere(seeder, field, value);
}

function leadsNowhere({ entries }: Context, field: FlattenedField, value: unknown): boolean {
  const isLink = field.type === 'relationship' || field.type === 'upload';
  if (!isLink || typeof value !== 'string') return false;
  const { relationTo } = field;
  if (typeof relationTo === 'string') return entries.isLeftOut(relationTo, keyOf(value));
  const [collection = '', key = ''] = value.split('/');
  return entries.isLeftOut(collection, key);
}

/** `caption: { en: …, de: … }` is one field for each language of the clinic. */
function textPerLanguage(name: string, texts: Values): Values {
  const own = LOCALES.filter((locale) => texts[locale] !== undefined);
  return Object.fromEntries(own.map((locale) => [nameInLanguage(name, locale), texts[locale]]));
}

function isTree(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
