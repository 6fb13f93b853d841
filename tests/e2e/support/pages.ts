import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { href, hrefOfAny, type PageParams } from '../../../site/app/routing/href.ts';
import { ROUTE_TABLE, type PageId } from '../../../site/app/routing/table.ts';

type Example = { name: string; locale: Locale; path: string };

/** Pages with a parameter; how many further pages a list has depends on the content. */
type EntryPageId = Exclude<
  { [Id in PageId]: keyof PageParams<Id> extends never ? never : Id }[PageId],
  'news.page'
>;

/** The slug or id of one entry for each of them. */
const PARAMS: Record<EntryPageId, Record<Locale, string>> = {
  'healthConcerns.item': {
    en: 'autoimmune-diseases',
    de: 'autoimmunerkrankungen',
    it: 'malattie-autoimmuni',
  },
  'diagnosis.item': {
    en: 'dark-field-microscopy',
    de: 'dunkelfeldmikroskopie',
    it: 'microscopia-in-campo-oscuro',
  },
  'therapies.item': { en: 'hyperthermia', de: 'hyperthermie', it: 'ipertermia' },
  'treatment.item': { en: 'nutrition', de: 'ernaehrung', it: 'alimentazione' },
  'programs.item': {
    en: '21-day-customized-program',
    de: '21-tage-individualprogramm',
    it: 'programma-personalizzato-21-giorni',
  },
  'news.item': {
    en: 'an-open-day-in-june',
    de: 'tag-der-offenen-tuer-im-juni',
    it: 'giornata-aperta-in-giugno',
  },
  'videos.category': { en: 'myths', de: 'mythen', it: 'miti' },
  video: { en: 'alpsera-001', de: 'alpsera-001', it: 'alpsera-001' },
};

function addressOf(id: PageId, locale: Locale): string | undefined {
  const { paths } = ROUTE_TABLE[id];
  if (!paths[locale].includes(':')) return hrefOfAny(id, {}, locale);
  const value = id in PARAMS ? PARAMS[id as EntryPageId][locale] : undefined;
  return value && hrefOfAny(id, { slug: value, id: value }, locale);
}

/** One page of each kind in each language, as far as its address is known in advance. */
export const EXAMPLES: Example[] = LOCALES.flatMap((locale) => [
  ...(Object.keys(ROUTE_TABLE) as PageId[]).flatMap((id) => {
    const path = addressOf(id, locale);
    return path ? [{ name: id, locale, path }] : [];
  }),
  {
    name: 'not found',
    locale,
    path: `${href('home', {}, locale)}/nothing/at/all`.replace('//', '/'),
  },
]);
