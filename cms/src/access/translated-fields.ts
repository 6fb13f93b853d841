import type { Field, FieldAccess, PayloadRequest } from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { isBoundToLanguages, languagesOf } from './roles.ts';

/** Payload's own field; it follows the language of the request. */
const STATUS = '_status';

/** The fields directly inside a field, of all its tabs and blocks. */
export function fieldsWithin(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
}

/** Marks a plain field that is written in one language, such as a caption beside two others. */
export const withFieldLanguage = (language: Locale) => ({ custom: { language } });

const languageOfField = (field: Field) => field.custom?.language as Locale | undefined;

const isLocalized = (field: Field) => 'localized' in field && field.localized === true;

export function hasTranslations(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      isLocalized(field) ||
      languageOfField(field) !== undefined ||
      hasTranslations(fieldsWithin(field)),
  );
}

/** Closes fields that all languages share to translators; the panel shows them read-only. */
export function readOnlyForTranslators(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join' || isLocalized(field)) return field;
  if (fieldsWithin(field).length > 0 && hasTranslations([field])) return closeWithin(field);
  if (!('name' in field) || !field.name) return closeWithin(field);
  const language = languageOfField(field);
  const isVirtual = 'virtual' in field && Boolean(field.virtual);
  if (field.name === STATUS || (isVirtual && !language)) return field;
  const update = (field.access as { update?: FieldAccess } | undefined)?.update;
  return {
    ...field,
    access: {
      ...field.access,
      update: (args) =>
        (!isBoundToLanguages(args.req) || isOwnLanguage(args.req, language)) &&
        (update?.(args) ?? true),
    },
  } as Field;
}

const isOwnLanguage = (req: PayloadRequest, language: Locale | undefined) =>
  languagesOf(req).some((own) => own === language);

function closeWithin(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(closeFields) };
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(closeFields) };
  return 'fields' in field ? closeFields(field) : field;
}

function closeFields<Part extends { fields: Field[] }>(part: Part): Part {
  return { ...part, fields: part.fields.map(readOnlyForTranslators) };
}
