import type { Locale } from '@clinic/cms/clinic-config/locales';
import { todayAtTheClinic } from '#app/forms/days.ts';
import {
  collectionOf,
  listOf,
  type CollectionOf,
  type ItemPageId,
  type ListOf,
} from '#app/routing/entry-href.ts';
import { ROUTE_TABLE } from '#app/routing/table.ts';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

/** Without an id there is nothing to play, and no page. */
export type PlayableVideo = Items['videos'][number] & { youtube_id: string };

/** Where entries have pages of their own: those that are written in the language. */
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

/** The entries that each page with a list shows in a language. */
export const LISTED = {
  ...WITH_PAGES,
  // What has no page of its own is shown in English where there is no translation.
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
