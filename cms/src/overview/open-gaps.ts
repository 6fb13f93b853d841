import type { CollectionSlug, LabelFunction, PayloadRequest, StaticLabel } from 'payload';
import { readContentVersions } from '../content-versions/content-version.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { hasPage } from '../clinic-config/page-set.ts';
import { textGaps } from './text-gaps.ts';
import { titleFor, type Titles } from '../usage/titles.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { translatedCollections } from '../translations/translations.ts';

export type OpenGap = {
  name: LabelFunction | StaticLabel;
  /** Undefined for a gap in what all languages share. */
  locale?: Locale;
  href: string;
  words: readonly string[];
};

type Stored = { id: string; key?: string | null; _status?: Status; [field: string]: unknown };

type Place = { label: LabelFunction | StaticLabel } | { titles: Titles };
type Found = Omit<OpenGap, 'name'> & { place: Place };

/** The last result: finding the gaps again costs as much as reading all that is published. */
let known: { versions: string; gaps: Found[] } | undefined;

/** The gaps in published globals and entries, which visitors read as `[[…]]`. */
export async function readOpenGaps(req: PayloadRequest): Promise<OpenGap[]> {
  const versions = JSON.stringify([...(await readContentVersions(req.payload))].toSorted());
  if (known?.versions !== versions) known = { versions, gaps: await findGaps(req) };
  return known.gaps.map(({ place, ...gap }) => ({
    ...gap,
    name: 'label' in place ? place.label : titleFor(req.i18n.language, place.titles),
  }));
}

/** Reads past Payload's hooks, which only prepare values for forms. */
async function findGaps(req: PayloadRequest): Promise<Found[]> {
  const { db, config } = req.payload;
  const globals = config.globals.map(async ({ label, slug }) => {
    const values = await db.findGlobal<Stored>({ slug, locale: 'all' });
    return gapsOf(values, { label }, `/admin/globals/${slug}`);
  });
  const entries = translatedCollections(req).map(async ({ admin, slug }) => {
    const { docs } = await db.find<Stored>({
      collection: slug as CollectionSlug,
      where: { _status: { equals: 'published' } },
      locale: 'all',
      pagination: false,
    });
    return docs
      .filter(({ key }) => !key || hasPage(key))
      .flatMap((entry) => {
        const titles = entry[admin.useAsTitle ?? 'id'] as Titles;
        return gapsOf(entry, { titles }, `/admin/collections/${slug}/${entry.id}`);
      });
  });
  return (await Promise.all([...globals, ...entries])).flat();
}

/** Leaves out languages in which the entry is not published: nobody reads its gaps there. */
function gapsOf(entry: Stored, place: Place, href: string): Found[] {
  const gaps = textGaps(entry);
  if (gaps.length === 0) return [];
  const isPublished = (locale: Locale) => statusIn(entry._status, locale) === 'published';
  const places = [undefined, ...LOCALES].filter((locale) =>
    locale ? isPublished(locale) : LOCALES.some(isPublished),
  );
  return places.flatMap((locale) => {
    const words = gaps.filter((gap) => gap.locale === locale).map((gap) => gap.words);
    if (words.length === 0) return [];
    return locale
      ? [{ place, words, href: `${href}?locale=${locale}`, locale }]
      : [{ place, words, href }];
  });
}
