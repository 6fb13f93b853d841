import { useTranslations } from 'use-intl';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { Breadcrumbs, MainTitle } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { CategoryLabel, VideoCard } from '#app/pages/videos/video-poster.tsx';
import { VideoPlayer } from '#app/rich/video-player.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { videoObject } from '#app/structured-data/articles.ts';
import { languageName, formatDate } from '#app/ui/formats.ts';
import {
  type VideoTeaser,
  playableVideos,
  toVideoTeaser,
  videosIn,
  type Video,
} from '#app/pages/videos/video-views.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { homeCrumb } from '#app/routing/breadcrumbs.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { alternatesIn, languageOf } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';

const RELATED_MAX = 3;

function videoData({ snapshot, locale, params }: PageRequest) {
  const video = playableVideos(snapshot).find(({ youtube_id: id }) => id === params.id);
  if (!video) return undefined;
  const written = LOCALES.filter((one) => video.title[one]);
  const language = languageOf(written, locale);
  const title = video.title[language] ?? '';
  const description = video.description[language];
  const address = (other: typeof locale) => hrefOfAny('video', { id: video.youtube_id }, other);
  return {
    seo: {
      title: video.seo_title[language] ?? title,
      description: video.seo_description[language] ?? description ?? title,
      image: landscapeOf(video.seo_image ?? video.image),
      canonical: address(language),
      alternates: alternatesIn(written, address),
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

/** Videos of the same category first, then the newest of the others. */
function relatedTo(video: Video, videos: Video[]): Video[] {
  const others = videos.filter((other) => other !== video);
  const isAlike = (other: Video) => other.category === video.category;
  const alike = video.category ? others.filter(isAlike) : [];
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, RELATED_MAX);
}

type VideoData = NonNullable<ReturnType<typeof videoData>>;

function VideoPage() {
  const t = useTranslations();
  const video = usePageData<typeof videoData>();
  const isTranslated = video.language === video.locale;
  const lang = isTranslated ? undefined : video.language;
  return (
    <article className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={video.parents} title={video.title} />
      {video.category && (
        <p>
          <a
            href={video.category.href}
            className="inline-flex min-h-11 items-center decoration-2 underline-offset-4 hover:underline"
          >
            <CategoryLabel category={video.category} />
          </a>
        </p>
      )}
      <MainTitle title={video.title} lang={lang} className="mt-1" />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <VideoPlayer
            key={video.id}
            id={video.id}
            title={video.title}
            poster={video.picture}
            sizes="(min-width: 1024px) 800px, 92vw"
            priority
          />
          {!isTranslated && (
            <p className="mt-6 border-l-2 border-accent-500 pl-4">
              {t('article.translationMissing', {
                language: languageName(video.locale, video.locale),
                shown: languageName(video.language, video.locale),
              })}
            </p>
          )}
          {video.description && (
            <p lang={lang} className="mt-6 max-w-text text-lg hyphens-auto">
              {video.description}
            </p>
          )}
        </div>
        <div className="space-y-8">
          <VideoFacts {...video} />
        </div>
      </div>
      <RelatedVideos videos={video.related} />
    </article>
  );
}

function VideoFacts({ date, duration }: VideoData) {
  const t = useTranslations('videos');
  if (!date && !duration) return null;
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {duration && <Fact name={t('duration')} time={duration.iso} text={duration.text} />}
      {date && <Fact name={t('published')} time={date.day} text={date.text} />}
    </dl>
  );
}

function Fact({ name, time, text }: { name: string; time: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 py-3">
      <dt className="text-stone-600">{name}</dt>
      <dd>
        <time dateTime={time}>{text}</time>
      </dd>
    </div>
  );
}

function RelatedVideos({ videos }: { videos: VideoTeaser[] }) {
  const t = useTranslations('videos');
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="related-videos" className="mt-20 border-t border-stone-200 pt-12">
      <h2 id="related-videos" className="text-2xl">
        {t('related')}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const videoPage = definePage({
  data: videoData,
  structuredData: (page, context) => [videoObject(page, context)],
  View: VideoPage,
});
