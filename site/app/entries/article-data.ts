import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type { ItemPageId } from '#app/routing/entry-href.ts';
import { entrySeo } from '#app/seo/entry-seo.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { withContents } from './contents.ts';

/** The data of any entry's page; pages add what is specific to their collection. */
export function articleData(id: ItemPageId, entry: Entry, locale: Locale) {
  return { seo: entrySeo(id, entry, locale), ...articleBody(entry, locale) };
}
export type ArticleData = ReturnType<typeof articleData>;

/** The same for entries whose address is not in the route table. */
export function articleBody(entry: Entry, locale: Locale) {
  return {
    locale,
    /** The language of the text: English is the fallback if a translation is missing. */
    language: writtenLocales(entry).includes(locale) ? locale : DEFAULT_LOCALE,
    title: inLocale(entry.title, locale) ?? '',
    excerpt: inLocale(entry.excerpt, locale),
    picture: toPictureView(entry.image, locale),
    ...withContents(inLocale(entry.content, locale) ?? '', entry.content[DEFAULT_LOCALE]),
    facts: inLocale(entry.facts, locale) ?? [],
    faq: inLocale(entry.faq, locale) ?? [],
  };
}
