import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { MainTitle } from '#app/entries/main-title.tsx';
import { definePage } from '#app/page/page.ts';
import { CategoryLabel } from '#app/pages/videos/category-label.tsx';
import { VideoPlayer } from '#app/rich/video-player.tsx';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { videoObject } from '#app/structured-data/articles.ts';
import { languageName } from '#app/ui/formats.ts';
import { videoData } from './data.ts';
import { RelatedVideos } from './related-videos.tsx';
import { VideoFacts } from './video-facts.tsx';

function VideoPage() {
  const t = useTranslations();
  const video = usePageData<typeof videoData>();
  const isTranslated = video.language === video.locale;
  const lang = isTranslated ? undefined : video.language;
  return (
    <article className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={video.parents} />
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
          <VideoFacts date={video.date} duration={video.duration} />
          <HelpCard />
        </div>
      </div>
      <RelatedVideos videos={video.related} />
    </article>
  );
}

export const videoPage = definePage({
  data: videoData,
  structuredData: (page, context) => [videoObject(page, context)],
  View: VideoPage,
});
