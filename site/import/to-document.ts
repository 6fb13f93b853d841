import { isPrivate } from '@clinic/cms/access/private';
import { wireNameOf } from '@clinic/cms/fields/wire-name';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import type { FlattenedField } from 'payload';
import { variantName } from '#content/values/wire.ts';
import { isEmpty, type Values, type WireToPayload } from './wire-to-payload.ts';

type Source = {
  data: Readonly<Record<string, unknown>>;
  isDraft: boolean;
  /** The place of the entry, from which the ids of its rows are derived. */
  path: string;
  note: (field: string, reason: string) => void;
};

const OWN = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt']);

/** Whether the content API gives a field, so that an import may fill it. */
function isImported(field: FlattenedField): boolean {
  return !OWN.has(field.name) && !isPrivate(field) && !('virtual' in field && field.virtual);
}

export function toDocument(
  fields: readonly FlattenedField[],
  convert: WireToPayload,
  { data, isDraft, path, note }: Source,
): Values {
  const document: Values = {};
  const written = new Set<Locale>();
  for (const field of fields.filter(isImported)) {
    const name = wireNameOf(field);
    const read = (key: string) => {
      const place = { path: `${path}/${key}`, field: key, note };
      const value = convert.value(field, data[key], place);
      noteLength(field, value, (reason) => note(key, reason));
      return value;
    };
    if (!('localized' in field && field.localized)) {
      if (name in data) document[field.name] = read(name);
      continue;
    }
    const texts: Values = {};
    for (const locale of LOCALES) {
      const key = variantName(name, locale);
      if (!(key in data)) continue;
      texts[locale] = read(key);
      if (!isEmpty(texts[locale])) written.add(locale);
    }
    if (Object.keys(texts).length > 0) document[field.name] = texts;
  }
  return { ...document, _status: statusOf(fields, written, isDraft) };
}

/** A language in which nothing is written is not published. */
function statusOf(fields: readonly FlattenedField[], written: Set<Locale>, isDraft: boolean) {
  const status = fields.find(({ name }) => name === '_status');
  const isPerLanguage = status && 'localized' in status && status.localized;
  if (!isPerLanguage) return isDraft ? 'draft' : 'published';
  const isShown = (locale: Locale) => !isDraft && (written.size === 0 || written.has(locale));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, isShown(locale) ? 'published' : 'draft']),
  );
}

/** Visitors could read a text before, so one that is too long is kept, and noted. */
function noteLength(field: FlattenedField, value: unknown, note: (reason: string) => void): void {
  const { maxLength } = field as { maxLength?: number };
  if (typeof value !== 'string' || !maxLength || value.length <= maxLength) return;
  note(
    `${value.length} characters; kept, but the studio takes ${maxLength} when it is saved again`,
  );
}
