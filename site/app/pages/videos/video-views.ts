import type { Locale } from '@clinic/cms/clinic-config/locales';
import { LISTED, type PlayableVideo } from '#app/lists/page-words.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { formatDuration } from '#app/ui/formats.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

type Content = Pick<Snapshot, 'items'>;
export type Video = PlayableVideo;
export type VideoCategory = Items['video_categories'][number];
export type CategoryColor = VideoCategory['color'];

export function playableVideos({ items }: Content): Video[] {
  return items.videos.filter((video): video is Video => Boolean(video.youtube_id));
}

export function categoryLocales({ value, slug }: VideoCategory): Locale[] {
  return writtenLocales({ title: value, slug });
}

export function videosIn(content: Content, locale: Locale): Video[] {
  return LISTED.videos(content.items, locale).toSorted((a, b) =>
    (b.date ?? '').localeCompare(a.date ?? ''),
  );
}

export function videoCategoryHref({ slug }: Pick<VideoCategory, 'slug'>, locale: Locale): string {
  return hrefOfAny('videos.category', { slug: inLocale(slug, locale) ?? '' }, locale);
}

export function toCategoryView(category: VideoCategory, locale: Locale) {
  return {
    id: category._id,
    href: videoCategoryHref(category, locale),
    name: inLocale(category.value, locale) ?? '',
    color: category.color,
  };
}
export type CategoryView = ReturnType<typeof toCategoryView>;

export function categoriesIn(content: Content, locale: Locale): CategoryView[] {
  const used = new Set(videosIn(content, locale).map((video) => video.category));
  return content.items.video_categories
    .filter((category) => used.has(category._id) && categoryLocales(category).includes(locale))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((category) => toCategoryView(category, locale));
}

export function toVideoTeaser({ items }: Content, video: Video, locale: Locale) {
  const { youtube_id: id, duration } = video;
  const category = items.video_categories.find(({ _id }) => _id === video.category);
  return {
    id,
    href: hrefOfAny('video', { id }, locale),
    title: inLocale(video.title, locale) ?? '',
    description: inLocale(video.description, locale),
    duration: duration ? { iso: `PT${duration}S`, text: formatDuration(duration) } : undefined,
    picture: toPictureView(video.image, locale),
    category: category && toCategoryView(category, locale),
  };
}
export type VideoTeaser = ReturnType<typeof toVideoTeaser>;

/** The key of the category whose films are not meant as they sound. */
const SATIRE = 'satire';

/** A film to show large. Visitors who do not know the clinic could take satire for its opinion. */
export function firstNonSatire({ items }: Content, films: readonly Video[]): Video | undefined {
  const satire = items.video_categories.find(({ key }) => key === SATIRE)?._id;
  return films.find(({ category }) => !category || category !== satire);
}
