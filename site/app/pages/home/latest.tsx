import { useTranslations } from 'use-intl';
import { TeaserCard } from '#app/entries/teaser-card.tsx';
import { NewsDate } from '#app/pages/news/news-date.tsx';
import type { NewsTeaser } from '#app/pages/news/news-list.ts';
import { VideoCard } from '#app/pages/videos/video-card.tsx';
import type { VideoTeaser } from '#app/pages/videos/video-views.ts';
import { href } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { SectionHead } from './section-head.tsx';

type Props = { news: NewsTeaser[]; video?: VideoTeaser };

/** What was written and filmed last. */
export function Latest({ news, video }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  if (news.length === 0 && !video) return null;
  return (
    <section aria-labelledby="latest" className="later page-width pb-20 lg:pb-28">
      <SectionHead id="latest" title={t('latest.title')} text={t('latest.text')} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {news.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} heading="h3">
              <NewsDate date={teaser.date} />
            </TeaserCard>
          </li>
        ))}
        {video && (
          <li>
            <VideoCard video={video} heading="h3" ratio="3/2" hasCategory />
            {video.description && (
              <p className="mt-2 text-stone-600 hyphens-auto">{video.description}</p>
            )}
          </li>
        )}
      </ul>
      <p className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to={href('news', {}, locale)} look="quiet">
          {t('news.all')}
        </ButtonLink>
        <ButtonLink to={href('videos', {}, locale)} look="quiet">
          {t('videos.all')}
        </ButtonLink>
      </p>
    </section>
  );
}
