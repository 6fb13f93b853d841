import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  Field,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { withFieldLanguage } from '../access/translated-fields.ts';
import { languageName } from '../fields/language-options.ts';
import { messageFor } from '../studio-words/studio-languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import { transactionOf } from '../database/sql.ts';

type AltTexts = Partial<Record<Locale, string | null>>;

const altName = (locale: Locale) => `alt_${locale}`;

const neededInDefaultLanguage: TextFieldSingleValidation = (value, { data, req }) => {
  const { alt } = data as { alt?: unknown };
  if (value || alt) return true;
  return messageFor(req, {
    en: 'Say what the picture shows, for those who cannot see it.',
    de: 'Bitte beschreiben Sie, was das Bild zeigt, für alle, die es nicht sehen.',
    it: 'Dica che cosa mostra l’immagine, per chi non la vede.',
  });
};

/** One form has the texts of all languages; they are stored in `alt`, which the API gives. */
export function altFields(): Field[] {
  return [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: {
        en: 'What the picture shows',
        de: 'Was das Bild zeigt',
        it: 'Che cosa mostra l’immagine',
      },
      // In lists, but in no form.
      admin: { condition: () => false },
    },
    ...LOCALES.map((locale): Field => ({
      name: altName(locale),
      type: 'text',
      virtual: true,
      maxLength: 200,
      ...withFieldLanguage(locale),
      ...(locale === DEFAULT_LOCALE && { validate: neededInDefaultLanguage }),
      label: {
        en: `What the picture shows, in ${languageName(locale, 'en')}`,
        de: `Was das Bild zeigt, auf ${languageName(locale, 'de')}`,
        it: `Che cosa mostra l’immagine, in ${languageName(locale, 'it')}`,
      },
      // Payload shows a virtual field as read-only, unless told otherwise.
      admin: { readOnly: false, disableListColumn: true, disableListFilter: true },
    })),
  ];
}

/** Hands Payload the text in the language of the request as `alt`; storeOtherAlts does the rest. */
export const altOfThisLanguage: CollectionBeforeValidateHook = ({ data, req }) => {
  const locale = LOCALES.find((one) => one === req.locale) ?? DEFAULT_LOCALE;
  const text: unknown = data?.[altName(locale)];
  return data && text !== undefined ? { ...data, alt: text } : data;
};

export const storeOtherAlts: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const db = await transactionOf(req);
  const alts: AltTexts = {};
  for (const locale of LOCALES) {
    const text: unknown = data[altName(locale)];
    if (text === undefined) continue;
    alts[locale] = typeof text === 'string' && text !== '' ? text : null;
    if (locale === req.locale) continue;
    await db.execute(
      sql`insert into media_locales (alt, _locale, _parent_id)
          values (${alts[locale]}, ${locale}, ${doc.id})
          on conflict (_locale, _parent_id) do update set alt = excluded.alt`,
    );
  }
  return { ...doc, ...formValues(alts) };
};

/** Adds the texts for the form of one picture; lists do without them. */
export const readAllAlts: CollectionAfterReadHook = async ({ doc, findMany, req }) => {
  if (findMany || !req.user || !doc.id) return doc;
  return { ...doc, ...formValues(await altsOf(req, String(doc.id))) };
};

async function altsOf(req: PayloadRequest, id: string): Promise<AltTexts> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ locale: Locale; alt: string | null }>(
    sql`select _locale::text as locale, alt from media_locales where _parent_id = ${id}`,
  );
  return Object.fromEntries(rows.map(({ locale, alt }) => [locale, alt]));
}

function formValues(alts: AltTexts): Record<string, string | null> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (locale in alts ? [[altName(locale), alts[locale] ?? null]] : [])),
  );
}
