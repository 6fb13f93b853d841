import type { z } from 'zod';
import {
  count,
  day,
  fileField,
  gallery,
  imageField,
  innerSchemas,
  isWebAddress,
  link,
  links,
  optionalDay,
  price,
  reasonOf,
  shapeOf,
  textList,
  valueInLocale,
  webAddress,
  youtubeId,
} from '#content/models/model.ts';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { parseAmount } from '@clinic/cms/fields/amount';
import { pastedYoutubeId } from '@clinic/cms/values/youtube-address';
import { beginsWithDay, dayOfSeconds, secondsOf } from '#content/values/moments.ts';
import { isRow, type Row } from '#content/values/row.ts';
import { variantName } from '#content/values/wire.ts';
import { panelFile, panelPicture, whyNotShown } from './panel-files.ts';
import { panelText } from './panel-html.ts';

export type Fitting = {
  /** The collection that the field's options name, for links that name none. */
  linkTo?: string;
  ourName: (collection: string) => string;
  onMisfit: (reason: string) => void;
};

const MISFIT = Symbol('misfit');

/**
 * Converts what Cockpit's panel stores to what the model expects: it stores numbers and flags as
 * text, rows as `{value}`, a removed picture as `[]`. Null if there is no value, or none that fits.
 */
export function fitValue(schema: z.ZodType, value: unknown, fitting: Fitting): unknown {
  const fitted = fit(schema, value, fitting);
  if (fitted !== MISFIT) return fitted ?? null;
  fitting.onMisfit(`${wanted(schema)}, and not ${shown(value)}`);
  return null;
}

function fit(schema: z.ZodType, value: unknown, fitting: Fitting): unknown {
  if (value === null || value === undefined) return null;
  if (schema === imageField) return pictureOf(value, fitting);
  if (schema === gallery) return listOf(value).flatMap((one) => pictureOf(one, fitting) ?? []);
  if (schema === fileField) return panelFile(value);
  if (schema === link) return linkOf(first(value), fitting);
  if (schema === links) return listOf(value).flatMap((one) => linkOf(one, fitting) ?? []);
  if (schema === day || schema === optionalDay) return dayOf(value);
  if (schema === count) return countOf(value);
  if (schema === price) return priceOf(value);
  if (schema === youtubeId || schema === webAddress) return addressOf(schema, value);
  if (schema === textList) return textsOf(value);
  const core = coreOf(schema);
  switch (core.def.type) {
    case 'number':
      return numberOf(value);
    case 'boolean':
      return flagOf(value);
    case 'string':
      return textOf(value);
    case 'enum':
      return textOf(value) || null;
    case 'array':
      return rowsOf(innerSchemas(core).element ?? core, value, fitting);
    case 'object':
      return rowOf(core, value, fitting);
    default:
      return value;
  }
}

function pictureOf(value: unknown, { onMisfit }: Fitting): Row | null {
  const picture = panelPicture(value);
  const why = picture && whyNotShown(String(picture.path));
  if (!why) return picture;
  onMisfit(why);
  return null;
}

/** The schema inside wrappers that make it optional or transform its result. */
function coreOf(schema: z.ZodType): z.ZodType {
  const def = innerSchemas(schema);
  if (shapeOf(schema) && def.out) return def.out;
  if (def.innerType) return coreOf(def.innerType);
  if (def.in) return coreOf(def.in.def.type === 'transform' ? (def.out ?? def.in) : def.in);
  return schema;
}

/** Rows of a list: the panel's `{value}` or `{field, value}`, or the rows themselves. */
function rowsOf(element: z.ZodType, value: unknown, fitting: Fitting): unknown {
  if (coreOf(element).def.type === 'string') return textsOf(value);
  if (!Array.isArray(value)) return MISFIT;
  const rows = value.flatMap((raw, at) => {
    const row = unwrapped(raw);
    if (isBlank(row)) return [];
    const fitted = fit(element, row, fitting);
    const parsed = fitted === MISFIT ? undefined : element.safeParse(fitted);
    if (parsed?.success) return [fitted];
    fitting.onMisfit(`row ${at + 1} ${reasonOf(parsed?.error) ?? 'is of another kind'}`);
    return [];
  });
  return rows.length > 0 ? rows : null;
}

function rowOf(core: z.ZodType, value: unknown, fitting: Fitting): unknown {
  if (!isRow(value)) return MISFIT;
  const { shape } = core as z.ZodObject;
  const row: Record<string, unknown> = { ...value };
  for (const [name, schema] of Object.entries(shape) as [string, z.ZodType][]) {
    const inner = valueInLocale(schema);
    for (const key of inner ? LOCALES.map((locale) => variantName(name, locale)) : [name]) {
      if (key in value) row[key] = fitValue(inner ?? schema, value[key], fitting);
    }
  }
  return row;
}

function unwrapped(row: unknown): unknown {
  if (!isRow(row) || !('value' in row)) return row;
  const keys = Object.keys(row);
  const isWrapped = keys.length === 1 || (keys.length === 2 && isRow(row.field));
  return isWrapped ? row.value : row;
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return isRow(value) && Object.values(value).every(isBlank);
}

const first = (value: unknown) =>
  Array.isArray(value) ? value.find((one) => one !== null) : value;

const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).map(unwrapped).filter((one) => !isBlank(one));

/** A link may be `{_id, link}`, an id alone, or the linked entry itself. */
function linkOf(value: unknown, { linkTo, ourName }: Fitting): Row | null {
  if (typeof value === 'string' && value.trim() !== '') {
    return { _id: value.trim(), ...(linkTo && { link: ourName(linkTo) }) };
  }
  if (!isRow(value) || typeof value._id !== 'string') return null;
  const to = [value.link, value._link, linkTo].find((one) => typeof one === 'string' && one !== '');
  return { _id: value._id, ...(typeof to === 'string' && { link: ourName(to) }) };
}

/** Reads `2026-11-07`, also with a time, `7.11.2026`, and seconds since 1970. */
function dayOf(value: unknown): unknown {
  if (typeof value === 'number') {
    const seconds = secondsOf(value);
    return seconds === undefined ? MISFIT : dayOfSeconds(seconds);
  }
  const text = textOf(value);
  if (text === MISFIT || text === null) return text;
  const trimmed = String(text).trim();
  if (trimmed === '') return null;
  if (beginsWithDay(trimmed)) return trimmed;
  const [, days, months, years] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(trimmed) ?? [];
  if (!days || !months || !years) return MISFIT;
  const written = `${years}-${months.padStart(2, '0')}-${days.padStart(2, '0')}`;
  return beginsWithDay(written) ? written : MISFIT;
}

/** A number field that was emptied in the panel is the text "0". */
function countOf(value: unknown): unknown {
  const number = numberOf(value);
  if (typeof number !== 'number') return number;
  if (number === 0 && typeof value === 'string') return null;
  return number < 0 ? MISFIT : Math.round(number);
}

/** Digits alone are cents, as in the model; a price as people write it is in whole francs. */
function priceOf(value: unknown): unknown {
  const isPlain = typeof value !== 'string' || /^\s*\d*\s*$/.test(value);
  if (isPlain && !(typeof value === 'number' && !Number.isInteger(value))) return countOf(value);
  return parseAmount(String(value)) ?? MISFIT;
}

function addressOf(schema: z.ZodType, value: unknown): unknown {
  const text = textOf(value);
  if (typeof text !== 'string') return text;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (schema === youtubeId) return pastedYoutubeId(trimmed) ?? MISFIT;
  return isWebAddress(trimmed) ? trimmed : MISFIT;
}

/** The first number in a text: 46 in «46 m²», 1290 in «1’290». */
function numberOf(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : MISFIT;
  if (typeof value !== 'string') return MISFIT;
  if (value.trim() === '') return null;
  const found = /-?\d+(?:[.,]\d+)?/.exec(value.replaceAll(/(?<=\d)['’\u00a0\u202f](?=\d{3})/g, ''));
  return found ? Number(found[0].replace(',', '.')) : MISFIT;
}

const FLAGS = new Map<string, boolean>([
  ...(['1', 'true', 'yes', 'on'] as const).map((text) => [text, true] as const),
  ...(['0', 'false', 'no', 'off'] as const).map((text) => [text, false] as const),
]);

/** Reads a flag, also as 0, 1 or a word; null if it is not set. */
export function flagOf(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const text = String(value).trim().toLowerCase();
  return text === '' || text === 'null' ? null : (FLAGS.get(text) ?? MISFIT);
}

function textOf(value: unknown): string | null | typeof MISFIT {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof value !== 'string') return MISFIT;
  return value.trimStart().startsWith('<svg') ? value : panelText(value);
}

/** A list of texts: tags, rows, or one text separated by commas or line breaks. */
function textsOf(value: unknown): unknown {
  const isText = typeof value === 'string';
  if (!isText && !Array.isArray(value)) return MISFIT;
  const parts = isText ? value.split(value.includes('\n') ? '\n' : ',') : value;
  const texts = parts.flatMap((part: unknown) => {
    const row = unwrapped(part);
    const text = textOf(isRow(row) ? (row.text ?? row.label ?? null) : row);
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
  return texts.length > 0 ? texts : null;
}

const WANTED: Readonly<Record<string, string>> = {
  number: 'should be a number',
  boolean: 'should be yes or no',
  string: 'should be a text',
  enum: 'should be one of the choices',
  array: 'should be a list',
  object: 'should be a row of fields',
};

function wanted(schema: z.ZodType): string {
  if (schema === day || schema === optionalDay) return 'should be a day';
  if (schema === price) return 'should be a price in cents, or with its currency';
  if (schema === youtubeId) return 'should be a video on YouTube';
  if (schema === webAddress) return 'should be an address with https://';
  return WANTED[coreOf(schema).def.type] ?? 'should be something else';
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
