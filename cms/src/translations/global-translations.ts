import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, LabelFunction, PayloadRequest, StaticLabel } from 'payload';
import { documentName } from '../stale-saves/based-on-field.ts';
import { nameInLanguage } from '../fields/text-per-language.ts';
import { DEFAULT_LOCALE, type Locale } from '../clinic-config/locales.ts';
import { globalChanges, type ChangeTimes } from './language-changes.ts';
import { byLocale, stateIn, type Status } from './translation-row.ts';

type Values = Readonly<Record<string, unknown>>;
type Name = LabelFunction | StaticLabel;

/** What is written in words; a picture or an address may well be in one language only. */
const WORDS = new Set(['text', 'textarea', 'richText', 'array']);
const isAddress = (name: string) => name.endsWith('_url');

/** A global's translation is missing if it lacks a text that the default language has. */
export async function readGlobalTranslations(req: PayloadRequest, times: ChangeTimes) {
  const { i18n, payload } = req;
  return Promise.all(
    payload.config.globals.map(async ({ slug, label, flattenedFields }) => {
      // With `req` Payload would set the language of the whole request.
      const latest = { slug: slug as 'home', draft: true, locale: 'all', depth: 0 } as const;
      const values: Values = { ...(await payload.findGlobal(latest)) };
      const stored = await payload.db.findGlobal<{ _status?: Status }>({ slug, locale: 'all' });
      const lacks = byLocale((locale) => {
        const names = lacking(flattenedFields, values, locale);
        return [...new Set(names.map((name) => getTranslation(name, i18n)))];
      });
      const isWritten = hasWords(flattenedFields, values);
      return {
        document: documentName(slug),
        title: getTranslation(label, i18n),
        href: `/admin/globals/${slug}`,
        states: byLocale((locale) =>
          !isWritten || lacks[locale]?.length
            ? 'missing'
            : stateIn(
                locale,
                values._status as Status,
                stored._status,
                times.get(globalChanges(slug)),
              ),
        ),
        lacks,
      };
    }),
  );
}

function lacking(fields: readonly FlattenedField[], values: Values, locale: Locale): Name[] {
  return fields.flatMap((field) => {
    const { name } = field;
    const names = 'label' in field && field.label ? [field.label as Name] : [];
    if (isTranslated(field)) {
      const texts = values[name] as Values | null | undefined;
      return isEmpty(texts?.[locale]) && !isEmpty(texts?.[DEFAULT_LOCALE]) ? names : [];
    }
    if (field.custom?.language === locale) {
      const source = Object.keys(values).find((key) => nameInLanguage(key, locale) === name);
      return source && !isEmpty(values[source]) && isEmpty(values[name]) ? names : [];
    }
    if (!('flattenedFields' in field)) return [];
    const rows = [values[name] ?? []].flat() as Values[];
    return rows.flatMap((row) => lacking(field.flattenedFields, row, locale));
  });
}

const hasWords = (fields: readonly FlattenedField[], values: Values) =>
  fields.some((field) => {
    const texts = values[field.name] as Values | null | undefined;
    return isTranslated(field) && !isEmpty(texts?.[DEFAULT_LOCALE]);
  });

function isTranslated(field: FlattenedField): boolean {
  const isWords = WORDS.has(field.type) && !isAddress(field.name);
  return isWords && 'localized' in field && field.localized === true;
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}
