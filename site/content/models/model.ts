import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { z } from 'zod';
import type { Localized } from '#content/values/in-locale.ts';
import { beginsWithDay, secondsOf } from '#content/values/moments.ts';
import { variantName } from '#content/values/wire.ts';

/** The schema of one language's value, by the schema of the field. */
const localizedSchemas = new WeakMap<z.ZodType, z.ZodType>();
const shapes = new WeakMap<z.ZodType, z.ZodRawShape>();

/** What a localised field holds in one language; undefined for a field that has no languages. */
export function valueInLocale(field: z.ZodType): z.ZodType | undefined {
  return localizedSchemas.get(field);
}

/** The fields of a model, for those who must bring an entry into its shape. */
export function shapeOf(model: z.ZodType): z.ZodRawShape | undefined {
  return shapes.get(model);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A field with a value per language. Empty values are absent, so that English is the fallback. */
export function localized<T>(schema: z.ZodType<T>): z.ZodType<Localized<T>> {
  const perLocale = z.record(z.string(), z.unknown()).transform((values, context) => {
    const result: Partial<Record<Locale, T>> = {};
    for (const locale of LOCALES) {
      if (isEmpty(values[locale])) continue;
      const parsed = schema.safeParse(values[locale]);
      if (parsed.success) result[locale] = parsed.data;
      else context.addIssue({ code: 'custom', message: parsed.error.message, path: [locale] });
    }
    return result;
  });
  localizedSchemas.set(perLocale, schema);
  return perLocale;
}

/** A localised field that must have a value in at least one language. */
export function requiredIn<T>(schema: z.ZodType<Localized<T>>): z.ZodType<Localized<T>> {
  const required = schema.refine((value) => Object.keys(value).length > 0, 'is empty');
  localizedSchemas.set(required, localizedSchemas.get(schema) ?? schema);
  return required;
}

/** Parses a wire entry: gathers `title`, `title_de`, `title_it` into one value per field first. */
export function wireModel<Shape extends z.ZodRawShape>(shape: Shape) {
  const localizedNames = Object.entries(shape)
    .filter(([, schema]) => localizedSchemas.has(schema as z.ZodType))
    .map(([name]) => name);
  const model = z.preprocess((raw) => {
    const entry = (raw ?? {}) as Record<string, unknown>;
    const folded: Record<string, unknown> = { ...entry };
    for (const name of localizedNames) {
      folded[name] = Object.fromEntries(
        LOCALES.map((locale) => [locale, entry[variantName(name, locale)]]),
      );
    }
    return folded;
  }, z.object(shape));
  shapes.set(model, shape);
  return model;
}

/** Whether there is nothing in a value that a model has parsed. */
export function isUnwritten(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isUnwritten);
  return isEmpty(value) || value === false;
}

/** A model of a singleton: what it lacks costs the field, unless it was never filled in. */
export function singletonModel<Shape extends z.ZodRawShape>(shape: Shape) {
  const model = wireModel(shape).refine((data) => !isUnwritten(data), 'nothing is written in it');
  shapes.set(model, shape);
  return model;
}

export const optionalText = z.string().nullish();

/** A text that pages count on; empty if there is none. */
export const textOrEmpty = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const picture = z.object({
  path: z.string(),
  alt: z.record(z.string(), z.string()).catch({}),
  focal: z.object({ x: z.number(), y: z.number() }).catch({ x: 50, y: 50 }),
});
export type Picture = z.output<typeof picture>;

/** An image field: `{path, meta}`; `meta` holds alt texts and focal point from the library. */
export const imageField = z
  .object({ path: z.string(), meta: z.looseObject({}).nullish() })
  .transform(({ path, meta }): Picture => {
    const alt: Record<string, string> = {};
    for (const locale of LOCALES) {
      const text = meta?.[variantName('title', locale)];
      if (typeof text === 'string' && text !== '') alt[locale] = text;
    }
    return picture.parse({ path, alt, focal: meta?.focal });
  })
  .nullish()
  .catch(undefined);

/** Pictures in the editors' order; missing ones are left out. */
export const gallery = z
  .array(imageField)
  .nullish()
  .transform((list) => (list ?? []).flatMap((image) => image ?? []))
  .catch([]);

/** A file to download. */
export const fileField = z.object({
  path: z.string(),
  mime: optionalText,
  size: z.number().nullish(),
});

export const links = z
  .array(z.object({ _id: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map((link) => link._id))
  .catch([]);

/** The id of the linked entry. */
export const link = z
  .object({ _id: z.string() })
  .nullish()
  .transform((value) => value?._id)
  .catch(undefined);

/** A calendar day, as `2026-11-15`. */
export const day = z
  .string()
  .refine(beginsWithDay, 'is not a day')
  .transform((text) => text.slice(0, 10));

/** A day of every year, as `11-15`; the year of a date is ignored. */
export const monthDay = day
  .or(
    z
      .string()
      .transform((text) => `2000-${text}`)
      .pipe(day),
  )
  .transform((text) => text.slice(5));

export const optionalDay = day.nullish().catch(undefined);

/** When an entry was changed, in seconds since 1970; what is no moment is unknown. */
export const modifiedAt = z
  .number()
  .refine((seconds) => secondsOf(seconds) !== undefined)
  .optional()
  .catch(undefined);

/** A non-negative integer. */
export const count = z.number().int().min(0).nullish().catch(undefined);

/** In the smallest unit of the currency, such as cents. */
export const price = z.number().int().min(0).nullish().catch(undefined);

/** The address of another website. Whatever else was typed, such as a script, leads nowhere. */
export const webAddress = z
  .string()
  .nullish()
  .transform((text): string | null | undefined => (text && isWebAddress(text) ? text : null));

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The id of a video on YouTube. */
export const youtubeId = z.string().nullish();

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** A list of strings; some sources give each as a row, `{text}`. */
export const textList = z.array(
  z.union([z.string(), z.object({ text: z.string() }).transform((row) => row.text)]),
);
