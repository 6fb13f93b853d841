import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import {
  playableVideos,
  toVideoTeaser,
  videoLocales,
  videosIn,
  type Video,
} from '#app/pages/videos/video-views.ts';
import { homeCrumb } from '#app/routing/breadcrumbs.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { formatDate } from '#app/ui/formats.ts';

const RELATED_MAX = 3;

export function videoData({ snapshot, locale, params }: PageRequest) {
  const video = playableVideos(snapshot).find(({ youtube_id: id }) => id === params.id);
  if (!video) return undefined;
  const written = videoLocales(video);
  /** The language of the words: another steps in where a translation is missing. */
  const language = written.includes(locale) ? locale : (written[0] ?? DEFAULT_LOCALE);
  const title = video.title[language] ?? '';
  const description = video.description[language];
  const address = (other: typeof locale) => hrefOfAny('video', { id: video.youtube_id }, other);
  return {
    seo: {
      title: video.seo_title[language] ?? title,
      description: video.seo_description[language] ?? description ?? title,
      image: landscapeOf(video.seo_image ?? video.image),
      canonical: address(language),
      alternates: Object.fromEntries(written.map((other) => [other, address(other)] as const)),
    },
    ...toVideoTeaser(snapshot, video, locale),
    locale,
    language,
    title,
    description,
    parents: [
      homeCrumb(locale),
      { title: pageWords(snapshot, 'videos', locale).name, href: hrefOfAny('videos', {}, locale) },
    ],
    date: video.date ? { day: video.date, text: formatDate(video.date, locale) } : undefined,
    related: relatedTo(video, videosIn(snapshot, locale)).map((other) =>
      toVideoTeaser(snapshot, other, locale),
    ),
  };
}

/** Of the same category first; where it has too few, the newest of the others follow. */
function relatedTo(video: Video, videos: Video[]): Video[] {
  const others = videos.filter((other) => other !== video);
  const isNear = (other: Video) => other.category === video.category;
  const near = video.category ? others.filter(isNear) : [];
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, RELATED_MAX);
}
