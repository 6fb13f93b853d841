import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { z } from 'zod';
import type { Localized } from '#content/values/in-locale.ts';
import { beginsWithDay, secondsOf } from '#content/values/moments.ts';
import { sanitizeIcon } from '#content/values/sanitize-icon.ts';
import { variantName } from '#content/values/wire.ts';

/** By the schema of a localised field: the schema of its value in one language. */
const localizedSchemas = new WeakMap<z.ZodType, z.ZodType>();
const shapes = new WeakMap<z.ZodType, z.ZodRawShape>();

/** What a localised field holds in one language; undefined for a field that has no languages. */
export function valueInLocale(field: z.ZodType): z.ZodType | undefined {
  return localizedSchemas.get(field);
}

export function shapeOf(model: z.ZodType): z.ZodRawShape | undefined {
  return shapes.get(model);
}

type InnerSchemas = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
};

/** The schemas from which a schema is made; the type of its `def` does not tell them. */
export const innerSchemas = ({ def }: z.ZodType): InnerSchemas => def as typeof def & InnerSchemas;

/** The first error that a model reports, with its path. */
export function reasonOf(error: z.ZodError | undefined): string | undefined {
  const [issue] = error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A field with a value per language. Empty ones are absent: the default language is the fallback. */
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

export function isUnwritten(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isUnwritten);
  return isEmpty(value) || value === false;
}

/** The model of a singleton, which is missing as a whole if nothing was ever filled in. */
export function singletonModel<Shape extends z.ZodRawShape>(shape: Shape) {
  const model = wireModel(shape).refine((data) => !isUnwritten(data), 'nothing is written in it');
  shapes.set(model, shape);
  return model;
}

export const optionalText = z.string().nullish();

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

/** `meta` holds the alt texts and the focal point of the library. */
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

export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);
}

export const gallery = listOf(imageField)
  .transform((list) => list.flatMap((image) => image ?? []))
  .catch([]);

export const icon = z
  .string()
  .nullish()
  .transform((svg) => (svg ? sanitizeIcon(svg) : undefined));

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

export const link = z
  .object({ _id: z.string() })
  .nullish()
  .transform((value) => value?._id)
  .catch(undefined);

/** As `2026-11-15`. */
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

/** In seconds since 1970; undefined if that is no valid time. */
export const modifiedAt = z
  .number()
  .refine((seconds) => secondsOf(seconds) !== undefined)
  .optional()
  .catch(undefined);

export const count = z.number().int().min(0).nullish().catch(undefined);

/** In the smallest unit of the currency, such as cents. */
export const price = z.number().int().min(0).nullish().catch(undefined);

/** The address of a website. Anything else that was typed, such as a script, becomes null. */
export const webAddress = z
  .string()
  .nullish()
  .transform((text): string | null | undefined => (text && isWebAddress(text) ? text : null));

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export const youtubeId = z.string().nullish();

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** Some sources give each text as a row, `{text}`. */
export const textList = z.array(
  z.union([z.string(), z.object({ text: z.string() }).transform((row) => row.text)]),
);
