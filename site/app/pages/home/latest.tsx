import { useTranslations } from 'use-intl';
import { NewsDate } from '#app/pages/news/news-date.tsx';
import type { NewsTeaser } from '#app/pages/news/news-list.ts';
import { VideoPoster } from '#app/pages/videos/video-poster.tsx';
import type { VideoTeaser } from '#app/pages/videos/video-views.ts';
import { useOfferedHref } from '#app/shell/page-context.ts';
import { ButtonLink, CardLink } from '#app/ui/button-link.tsx';
import { SectionHead } from './section-head.tsx';

type Props = { news: NewsTeaser[]; video?: VideoTeaser };

/** A large film, and the latest news as a plain list. */
export function Latest({ news, video }: Props) {
  const t = useTranslations();
  const offered = useOfferedHref();
  if (news.length === 0 && !video) return null;
  return (
    <section aria-labelledby="latest" className="later page-width pb-12 sm:pb-20 lg:pb-28">
      <SectionHead id="latest" title={t('latest.title')} text={t('latest.text')} />
      <div className="mt-8 grid gap-x-16 gap-y-8 sm:mt-12 sm:gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {video && <Film video={video} />}
        {news.length > 0 && <Stories news={news} />}
      </div>
      <p className="mt-8 flex flex-wrap gap-3 sm:mt-12">
        <ButtonLink to={offered('videos')} look="quiet">
          {t('videos.all')}
        </ButtonLink>
        <ButtonLink to={offered('news')} look="quiet">
          {t('news.all')}
        </ButtonLink>
      </p>
    </section>
  );
}

function Stories({ news }: Pick<Props, 'news'>) {
  return (
    <ul className="self-start border-b border-stone-200">
      {news.map((teaser) => (
        <li
          key={teaser.id}
          className="group relative border-t border-stone-200 py-4 sm:py-6 max-sm:nth-3:hidden"
        >
          <NewsDate date={teaser.date} />
          <h3 className="text-xl">
            <CardLink to={teaser.href}>{teaser.title}</CardLink>
          </h3>
          {teaser.excerpt && (
            <p className="mt-2 text-stone-600 hyphens-auto max-sm:hidden">{teaser.excerpt}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Film({ video }: { video: VideoTeaser }) {
  return (
    <article className="group relative flex flex-col-reverse justify-end">
      <div>
        <h3 className="text-2xl">
          <CardLink to={video.href}>{video.title}</CardLink>
        </h3>
        {video.description && (
          <p className="mt-2 max-w-text text-stone-600 hyphens-auto max-sm:hidden">
            {video.description}
          </p>
        )}
      </div>
      <div className="mb-5">
        <VideoPoster video={video} sizes="(min-width: 1024px) 700px, 92vw" />
      </div>
    </article>
  );
}
