import type { FlattenedField } from 'payload';
import { isMarkup } from '../fields/icon.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { textOf } from '../values/rich-text-words.ts';

export type FoundText = { path: string; text: string; locale?: Locale };

type Values = Readonly<Record<string, unknown>>;
const WORDS = new Set(['text', 'textarea', 'email']);
/** Blocks of a text contain the ids of their pictures, which nobody searches for. */
const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The texts of an entry in all languages, in the order of its form, without restricted fields. */
export function textsOf(fields: readonly FlattenedField[], values: Values): FoundText[] {
  return fields.flatMap((field) => {
    const { localized } = field as { localized?: boolean };
    if (!isSearched(field)) return [];
    if (!localized) return within(field, values[field.name]);
    const texts = (values[field.name] ?? {}) as Values;
    return LOCALES.flatMap((locale) =>
      within(field, texts[locale]).map((found) => ({ ...found, locale })),
    );
  });
}

/** A file's name is searched although no form has it, since everybody knows it. */
function isSearched(field: FlattenedField): boolean {
  const { access, admin, virtual } = field as {
    access?: { read?: unknown };
    admin?: { hidden?: boolean; disabled?: boolean };
    virtual?: unknown;
  };
  const isShown = field.name === 'filename' || (!admin?.hidden && !admin?.disabled);
  return isShown && !virtual && !access?.read && !isMarkup(field);
}

/** Whether a searched field has its text in a column of its own. */
export const isPlainText = (field: FlattenedField) => WORDS.has(field.type) && isSearched(field);

function within(field: FlattenedField, value: unknown): FoundText[] {
  const { name, type } = field;
  if (value === null || value === undefined) return [];
  if (WORDS.has(type)) {
    return [{ path: name, text: [value].flat().join(', '), ...ownLocale(field) }];
  }
  if (type === 'richText') return [{ path: name, text: textOf(value).replace(IDS, '') }];
  const below = (inner: unknown, path: string) =>
    textsOf((field as { flattenedFields: FlattenedField[] }).flattenedFields, inner as Values).map(
      (found) => ({ ...found, path: `${path}.${found.path}` }),
    );
  if (type === 'group') return below(value, name);
  if (type !== 'array' || !Array.isArray(value)) return [];
  return value.flatMap((row, at) => below(row, `${name}.${at}`));
}

const ownLocale = ({ custom }: FlattenedField): { locale?: Locale } =>
  custom?.language ? { locale: custom.language as Locale } : {};
