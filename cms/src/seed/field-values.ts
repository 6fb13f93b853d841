import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ArrayField, FlattenedField } from 'payload';
import { atNoon } from '../fields/day.ts';
import { DEFAULT_LOCALE } from '../locales.ts';
import type { Values } from './read-seed.ts';
import { toRichText } from './rich-text.ts';
import { seedId } from './seed-id.ts';
import type { Seeder } from './seeder.ts';

type FlattenedArray = Extract<FlattenedField, { type: ArrayField['type'] }>;

/** A seed text with an unknown field name is an error, and not ignored. */
class UnknownSeedField extends Error {
  override name = 'UnknownSeedField';
}

/**
 * Converts seed values into what Payload stores: keys of entries and files become ids, Markdown
 * becomes rich text, days get a time, lists of texts become rows. `place` is their path in the
 * seed, from which row ids are derived, the same in every database.
 */
export function toFieldValues(
  seeder: Pick<Seeder, 'editorConfig'>,
  fields: readonly FlattenedField[],
  values: Values,
  place: string,
): Values {
  const { body, ...rest } = values;
  const result: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field && isInOtherLanguage(fields, name)) continue;
    if (!field) throw new UnknownSeedField(`${place}: there is no field ${name}`);
    result[name] = toFieldValue(seeder, field, value, `${place}/${name}`);
  }
  if (typeof body === 'string' && body !== '') {
    const richText = fields.find((field) => field.type === 'richText');
    if (!richText) throw new UnknownSeedField(`${place}: there is no field for the text`);
    result[richText.name] = toRichText(seeder.editorConfig, body, `${place}/${richText.name}`);
  }
  return result;
}

function toFieldValue(
  seeder: Pick<Seeder, 'editorConfig'>,
  field: FlattenedField,
  value: unknown,
  place: string,
): unknown {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return toIds(field.relationTo, value);
    case 'group':
      return toFieldValues(seeder, field.flattenedFields, value as Values, place);
    case 'date':
      return atNoon(String(value));
    case 'array':
      return (value as unknown[]).map((row, index) =>
        toRow(seeder, field, row, `${place}/${index}`),
      );
    default:
      return value;
  }
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `caption_de` where the clinic has no German, as the texts in de/ are none of its content either. */
function isInOtherLanguage(fields: readonly FlattenedField[], name: string): boolean {
  const [, base, language = DEFAULT_LOCALE] = /^(.+)_([a-z]{2,3})$/.exec(name) ?? [];
  if (language === DEFAULT_LOCALE || LANGUAGES.of(language) === undefined) return false;
  return fields.some((field) => field.name === base);
}

function toRow(
  seeder: Pick<Seeder, 'editorConfig'>,
  field: FlattenedArray,
  row: unknown,
  place: string,
): Values {
  const values = typeof row === 'string' ? { text: row } : (row as Values);
  const id = createHash('sha256').update(place).digest('hex').slice(0, 24);
  return { ...toFieldValues(seeder, field.flattenedFields, values, place), id };
}

function toIds(relationTo: string | string[], keys: unknown): unknown {
  if (Array.isArray(relationTo)) return toPolymorphic(relationTo, String(keys));
  const toId = (key: unknown) => seedId(relationTo, path.parse(String(key)).name);
  return Array.isArray(keys) ? keys.map(toId) : toId(keys);
}

/** A link that may target several collections includes its own: `programs/burnout-week`. */
function toPolymorphic(
  relationTo: string[],
  address: string,
): { relationTo: string; value: string } {
  const [collection = '', key = ''] = address.split('/');
  if (!relationTo.includes(collection)) throw new UnknownSeedField(`no link to ${address}`);
  return { relationTo: collection, value: seedId(collection, key) };
}
