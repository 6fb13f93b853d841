import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CategoryLabel } from './category-label.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { VideoTeaser } from './video-views.ts';

/** The newest film, wide and first. */
export function LeadVideo({ video }: { video: VideoTeaser }) {
  const t = useTranslations('videos');
  return (
    <article className="group relative mt-12 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <VideoPoster video={video} sizes="(min-width: 1024px) 700px, 92vw" priority />
      <div>
        <p className="eyebrow mb-2">{t('latest')}</p>
        <h2 className="text-3xl">
          <Link
            viewTransition
            to={video.href}
            className="text-ink no-underline decoration-larch-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {video.title}
          </Link>
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
