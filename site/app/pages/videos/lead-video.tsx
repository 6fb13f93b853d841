import { useTranslations } from 'use-intl';
import { wordLength } from '#app/entries/word-length.ts';
import { CardLink } from '#app/ui/card-link.tsx';
import { CategoryLabel } from './category-label.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { VideoTeaser } from './video-views.ts';

type Props = {
  video: VideoTeaser;
  /** False if a newer film was passed over because it is satire. */
  isNewest: boolean;
};

/** One film, wide and first. */
export function LeadVideo({ video, isNewest }: Props) {
  const t = useTranslations('videos');
  return (
    <article className="group relative mt-12 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <VideoPoster video={video} sizes="(min-width: 1024px) 700px, 92vw" priority />
      <div>
        {isNewest && <p className="eyebrow mb-2">{t('latest')}</p>}
        <h2 className={wordLength(video.title) === 'usual' ? 'text-3xl' : 'text-2xl'}>
          <CardLink to={video.href}>{video.title}</CardLink>
        </h2>
        {video.description && <p className="mt-4 text-stone-600">{video.description}</p>}
        {video.category && (
          <p className="mt-4">
            <CategoryLabel category={video.category} />
          </p>
        )}
      </div>
    </article>
  );
}
