import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { type ItemPageId, personHref } from '#app/routing/entry-href.ts';
import { entrySeo } from '#app/seo/entry-seo.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { formatDate } from '#app/ui/formats.ts';
import { withContents } from './contents.ts';

export function articleData(id: ItemPageId, entry: Entry, locale: Locale) {
  return { seo: entrySeo(id, entry, locale), ...articleBody(entry, locale) };
}
export type ArticleData = ReturnType<typeof articleData>;

/** An article without `seo`, for sections, whose address is not in the route table. */
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

/** A member of the team as the author or reviewer of a text. */
function personIn(snapshot: Snapshot, id: string | undefined, locale: Locale) {
  const member = snapshot.items.team.find(({ _id }) => _id === id);
  return (
    member && {
      name: member.name,
      role: inLocale(member.role, locale),
      href: personHref(member.name, locale),
      picture: toPictureView(member.image, locale),
    }
  );
}

export function originOf(snapshot: Snapshot, entry: Entry, locale: Locale) {
  return {
    author: personIn(snapshot, entry.author, locale),
    /** `lang` is set if a source is in another language than the page. */
    sources: (entry.sources ?? []).map(({ title, lang }) => ({
      title,
      lang: lang && lang !== locale ? lang : undefined,
    })),
  };
}
export type Origin = ReturnType<typeof originOf>;

/** Who has checked a medical text, and when; undefined unless both are known. */
export function reviewOf(snapshot: Snapshot, entry: Entry, locale: Locale) {
  const day = entry.reviewed_on;
  const reviewer = personIn(snapshot, entry.reviewed_by, locale);
  return day && reviewer ? { ...reviewer, day, date: formatDate(day, locale) } : undefined;
}
export type Review = NonNullable<ReturnType<typeof reviewOf>>;
