import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';
import { hasCollection } from '../page-set.ts';
import { readLanguageChanges } from './language-changes.ts';
import { titleFor, titleIn, type Titles } from './titles.ts';

/**
 * How an entry stands in a language. `older`: published, but its words changed before the English
 * ones did.
 */
export const TRANSLATION_STATES = ['published', 'older', 'draft', 'missing'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export type TranslationRow = {
  collection: string;
  id: string;
  title: string;
  states: Readonly<Record<Locale, TranslationState>>;
};

type Draft = {
  id: string;
  _status?: Partial<Record<Locale, string>> | string | null;
  [field: string]: unknown;
};

/** The collections whose entries are published language by language. */
export function translatedCollections(req: PayloadRequest): SanitizedCollectionConfig[] {
  return req.payload.config.collections.filter(({ slug, versions }) => {
    const drafts = versions?.drafts;
    return typeof drafts === 'object' && drafts.localizeStatus === true && hasCollection(slug);
  });
}

/** Every entry in every language, as its latest draft has it. */
export async function readTranslations(req: PayloadRequest): Promise<TranslationRow[]> {
  const times = await readLanguageChanges(req.payload);
  const rows = await Promise.all(
    translatedCollections(req).map(async ({ slug, trash, admin: { useAsTitle = 'id' } }) => {
      const where: Where = trash ? { 'version.deletedAt': { exists: false } } : {};
      const entries = await readDrafts(req, slug as CollectionSlug, useAsTitle, where);
      return entries.map((entry): TranslationRow => {
        const titles = entry[useAsTitle] as Titles;
        const changed = times.get(`${slug}/${entry.id}`) ?? {};
        return {
          collection: slug,
          id: entry.id,
          title: titleFor(req.i18n.language, titles),
          states: byLocale((locale) =>
            stateOf({ title: titleIn(titles, locale), status: statusIn(entry, locale) }, [
              changed[locale],
              changed[DEFAULT_LOCALE],
            ]),
          ),
        };
      });
    }),
  );
  return rows.flat();
}

async function readDrafts(
  req: PayloadRequest,
  collection: CollectionSlug,
  title: string,
  where: Where,
): Promise<Draft[]> {
  const { docs } = await req.payload.db.queryDrafts<Draft>({
    collection,
    locale: 'all',
    pagination: false,
    req,
    select: { parent: true, version: { [title]: true, _status: true } },
    sort: 'createdAt',
    where,
  });
  return docs;
}

function byLocale<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<
    Locale,
    Value
  >;
}

function statusIn({ _status }: Draft, locale: Locale): string | undefined {
  return typeof _status === 'string' ? _status : _status?.[locale];
}

function stateOf(
  { title, status }: { title: string; status: string | undefined },
  [own, english]: [Date | undefined, Date | undefined],
): TranslationState {
  if (title === '') return 'missing';
  if (status !== 'published') return 'draft';
  return english && (!own || own < english) && own !== english ? 'older' : 'published';
}
