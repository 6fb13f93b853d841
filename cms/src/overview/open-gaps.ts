import type { CollectionSlug, LabelFunction, PayloadRequest, StaticLabel } from 'payload';
import { LOCALES, type Locale } from '../locales.ts';
import { hasPage } from '../page-set.ts';
import { textGaps } from '../text-gaps.ts';
import { titleFor, type Titles } from './titles.ts';
import { statusIn, type Status } from './translation-row.ts';
import { translatedCollections } from './translations.ts';

/** A published text of one language in which something is still to be filled in. */
export type OpenGap = {
  name: LabelFunction | StaticLabel;
  /** Undefined in what all languages share. */
  locale?: Locale;
  href: string;
  words: readonly string[];
};

type Stored = { id: string; key?: string | null; _status?: Status; [field: string]: unknown };

/** What visitors read as `[[…]]`, in globals and entries. */
export async function readOpenGaps(req: PayloadRequest): Promise<OpenGap[]> {
  const [globals, collections] = await Promise.all([globalGaps(req), entryGaps(req)]);
  return [...globals, ...collections.flat()];
}

async function globalGaps({ payload }: PayloadRequest): Promise<OpenGap[]> {
  const found = await Promise.all(
    payload.config.globals.map(async ({ label, slug }) => {
      // Without hooks, which only make the values fit for forms.
      const values = await payload.db.findGlobal<Stored>({ slug, locale: 'all' });
      return gapsOf(values, { name: label, href: `/admin/globals/${slug}` });
    }),
  );
  return found.flat();
}

function entryGaps(req: PayloadRequest): Promise<OpenGap[][]> {
  const { i18n, payload } = req;
  return Promise.all(
    translatedCollections(req).map(async (collection) => {
      const { slug, admin } = collection;
      const { docs } = await payload.db.find<Stored>({
        collection: slug as CollectionSlug,
        where: { _status: { equals: 'published' } },
        locale: 'all',
        pagination: false,
      });
      return docs
        .filter(({ key }) => !key || hasPage(key))
        .flatMap((entry) =>
          gapsOf(entry, {
            name: titleFor(i18n.language, entry[admin.useAsTitle ?? 'id'] as Titles),
            href: `/admin/collections/${slug}/${entry.id}`,
          }),
        );
    }),
  );
}

/** By language; what is not published in one is not read in it. */
function gapsOf(entry: Stored, { name, href }: Pick<OpenGap, 'name' | 'href'>): OpenGap[] {
  const gaps = textGaps(entry);
  if (gaps.length === 0) return [];
  const isPublished = (locale: Locale) => statusIn(entry._status, locale) === 'published';
  const places = [undefined, ...LOCALES].filter((locale) =>
    locale ? isPublished(locale) : LOCALES.some(isPublished),
  );
  return places.flatMap((locale) => {
    const words = gaps.filter((gap) => gap.locale === locale).map((gap) => gap.words);
    if (words.length === 0) return [];
    return [
      { name, words, href: locale ? `${href}?locale=${locale}` : href, ...(locale && { locale }) },
    ];
  });
}
