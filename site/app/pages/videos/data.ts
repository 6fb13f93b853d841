import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { firstNonSatire } from './satire.ts';
import {
  categoriesIn,
  videoCategoryHref,
  categoryLocales,
  toCategoryView,
  toVideoTeaser,
  videosIn,
  type Video,
} from './video-views.ts';

export function videosData(request: PageRequest) {
  const { snapshot, locale } = request;
  const { title, intro, head } = pageWords(snapshot, 'videos', locale);
  const videos = videosIn(snapshot, locale);
  const lead = firstNonSatire(snapshot, videos);
  const image = head.image ?? landscapeOf((lead ?? videos[0])?.image);
  return {
    seo: pageSeo('videos', locale, { ...head, image }),
    title,
    intro,
    category: undefined,
    lead: lead?.youtube_id,
    ...listOf(request, videos),
  };
}

export function videoCategoryData(request: PageRequest) {
  const { snapshot, locale, params } = request;
  const category = findBySlug(snapshot.items.video_categories, locale, params.slug);
  if (!category) return undefined;
  const videos = videosIn(snapshot, locale).filter((video) => video.category === category._id);
  const written = categoryLocales(category);
  const own = written.includes(locale) ? locale : (written[0] ?? DEFAULT_LOCALE);
  const title = inLocale(category.value, locale) ?? '';
  const intro = inLocale(category.description, locale) ?? '';
  return {
    seo: {
      title: inLocale(category.seo_title, locale) ?? title,
      description: inLocale(category.seo_description, locale) ?? intro,
      image: landscapeOf(category.seo_image ?? videos[0]?.image),
      canonical: videoCategoryHref(category, own),
      alternates: Object.fromEntries(
        written.map((other) => [other, videoCategoryHref(category, other)] as const),
      ),
    },
    title,
    intro,
    category: toCategoryView(category, locale),
    lead: undefined,
    ...listOf(request, videos),
  };
}

function listOf({ snapshot, locale }: PageRequest, videos: Video[]) {
  return {
    all: hrefOfAny('videos', {}, locale),
    categories: categoriesIn(snapshot, locale),
    videos: videos.map((video) => toVideoTeaser(snapshot, video, locale)),
  };
}
