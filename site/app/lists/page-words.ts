import type { Locale } from '@clinic/cms/clinic-config/locales';
import { messagesOf } from '#app/messages/catalog.ts';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import type { Seo } from '#app/seo/seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Snapshot } from '#content/snapshot.ts';
import { todayAtTheClinic } from '#app/forms/days.ts';
import {
  collectionOf,
  listOf,
  type CollectionOf,
  type ItemPageId,
  type ListOf,
} from '#app/routing/entry-href.ts';
import { ROUTE_TABLE } from '#app/routing/table.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Picture } from '#content/models/model.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

/** A video without a YouTube id cannot be played and has no page. */
export type PlayableVideo = Items['videos'][number] & { youtube_id: string };

/** Entries with pages of their own are listed where they are written in the language. */
const WITH_PAGES = Object.fromEntries(
  Object.keys(ROUTE_TABLE)
    .filter((id): id is ItemPageId => id.endsWith('.item'))
    .map((id) => [
      listOf(id),
      (items: Items, locale: Locale) => writtenIn<Entry>(items[collectionOf(id)], locale),
    ]),
) as unknown as {
  [Id in ItemPageId as ListOf<Id>]: (
    items: Items,
    locale: Locale,
  ) => Items[CollectionOf<Id>][number][];
};

/** The entries that each list shows in a language. */
export const LISTED = {
  ...WITH_PAGES,
  // Entries without a page of their own are shown in English where there is no translation.
  rooms: ({ rooms }: Items, locale: Locale) => rooms.filter(({ title }) => inLocale(title, locale)),
  images: ({ images }: Items, locale: Locale) =>
    images.filter(({ title, pictures }) => pictures.length > 0 && inLocale(title, locale)),
  downloads: ({ downloads }: Items, locale: Locale) =>
    downloads.filter(({ file }) => inLocale(file, locale)?.path),
  team: ({ team }: Items) => team,
  videos: ({ videos }: Items, locale: Locale) =>
    videos.filter((video): video is PlayableVideo =>
      Boolean(video.youtube_id && video.title[locale]),
    ),
  testimonials: ({ testimonials }: Items) => testimonials.filter(({ approved }) => approved),
  vacancies: ({ vacancies }: Items, locale: Locale, today = todayAtTheClinic()) =>
    writtenIn(
      vacancies.filter(({ valid_through: last }) => !last || last >= today),
      locale,
    ),
} as const satisfies Partial<
  Record<IntroducedPageId, (items: Items, locale: Locale) => readonly unknown[]>
>;

/** Title, introduction and head of a page: by editors in this language, or the product's own. */
export function pageWords(
  { items }: Pick<Snapshot, 'items'>,
  id: IntroducedPageId,
  locale: Locale,
) {
  // Keys of the messages must not contain a dot.
  const own = messagesOf(locale).pages[id === 'testimonials.create' ? 'testimonialForm' : id];
  const entry = items.pages.find(({ key, title }) => key === id && title[locale]);
  if (!entry) {
    const { title, intro, description } = own;
    const name = nameOf(title);
    const head = { title: name, description, image: undefined };
    return { title, name, intro, picture: undefined, head };
  }
  const fill = (text: string) => withCount(text, () => countOf(items, id, locale), locale);
  const { title, excerpt, seo_title: seoTitle, seo_description: description } = entry;
  const heading = fill(title[locale] ?? own.title);
  const name = nameOf(heading);
  return {
    title: heading,
    name,
    intro: fill(excerpt[locale] ?? ''),
    picture: toPictureView(entry.image, locale),
    head: {
      title: seoTitle[locale] ? fill(seoTitle[locale]) : name,
      description: fill(description[locale] ?? excerpt[locale] ?? own.description),
      image: landscapeOf(entry.seo_image ?? entry.image),
    },
  };
}

/** `listed`, a picture of an entry in the list, stands in if the page has none of its own. */
export function introducedSeo(
  snapshot: Snapshot,
  id: IntroducedPageId,
  locale: Locale,
  listed?: Picture | null,
): Seo {
  const { head } = pageWords(snapshot, id, locale);
  return pageSeo(id, locale, { ...head, image: head.image ?? landscapeOf(listed) });
}

/** Soft hyphens help a long word in a heading; elsewhere they would hide it from the search. */
function nameOf(title: string): string {
  return title.replaceAll('\u00AD', '');
}

function countOf(items: Items, id: IntroducedPageId, locale: Locale): number | undefined {
  const listed: Partial<Record<IntroducedPageId, (typeof LISTED)[keyof typeof LISTED]>> = LISTED;
  return listed[id]?.(items, locale).length;
}

/** A word that begins a text or a sentence has a capital letter. */
const BEFORE_SENTENCE = /(?:^|[.!?]\s+)$/;

/** Fills in `{count}`, as a word if that is usual. A page without a list keeps `{count}` as it is. */
function withCount(text: string, countEntries: () => number | undefined, locale: Locale): string {
  if (!text.includes('{count}')) return text;
  const count = countEntries();
  if (count === undefined) return text;
  const number = inWords(count, locale);
  return text.replaceAll('{count}', (_, index: number) =>
    BEFORE_SENTENCE.test(text.slice(0, index))
      ? number.charAt(0).toLocaleUpperCase(locale) + number.slice(1)
      : number,
  );
}

/** One stays a digit: in most languages its word depends on what is counted. */
function inWords(count: number, locale: Locale): string {
  const words: Readonly<Record<string, string>> = messagesOf(locale).numbers;
  return words[count] ?? new Intl.NumberFormat(locale).format(count);
}
