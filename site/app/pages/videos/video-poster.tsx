import { useTranslations } from 'use-intl';
import { PlayIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { CardLink } from '#app/ui/button-link.tsx';
import type { VideoTeaser, CategoryView, CategoryColor } from './video-views.ts';

type Props = { video: VideoTeaser; sizes: string; priority?: boolean };

export function VideoPoster({ video, sizes, priority }: Props) {
  const t = useTranslations('videos');
  return (
    <div className="relative overflow-hidden rounded-card bg-brand-700 aspect-16/9">
      {video.picture && (
        <Picture
          picture={video.picture}
          ratio="16/9"
          sizes={sizes}
          priority={priority}
          decorative
          className="size-full object-cover transition-transform duration-(--picture-fade) ease-out motion-safe:group-hover:scale-[1.02]"
        />
      )}
      <p className="absolute right-3 bottom-3 flex items-center gap-1 rounded-control bg-ink/90 py-0.5 pr-2.5 pl-1.5 text-sm font-semibold text-white tabular-nums">
        <PlayIcon />
        {video.duration && (
          <>
            <span className="sr-only">{t('duration')}</span>
            <time dateTime={video.duration.iso}>{video.duration.text}</time>
          </>
        )}
      </p>
    </div>
  );
}

type VideoCardProps = {
  video: VideoTeaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  hasCategory?: boolean;
};

export function VideoCard({ video, heading: Heading, priority, hasCategory }: VideoCardProps) {
  return (
    <article className="group relative flex flex-col-reverse justify-end">
      <div>
        <Heading className="text-xl">
          <CardLink to={video.href}>{video.title}</CardLink>
        </Heading>
        {hasCategory && video.category && (
          <p className="mt-2.5">
            <CategoryLabel category={video.category} />
          </p>
        )}
      </div>
      <div className="mb-4">
        <VideoPoster video={video} sizes="(min-width: 1024px) 380px, 45vw" priority={priority} />
      </div>
    </article>
  );
}

/** Each pair has a contrast of at least 7:1, which category-colors.test.ts checks. */
export const ON_TINT: Record<CategoryColor, string> = {
  teal: 'bg-teal-tint text-teal-deep',
  green: 'bg-green-tint text-green-deep',
  blue: 'bg-blue-tint text-blue-deep',
  red: 'bg-red-tint text-red-deep',
  purple: 'bg-purple-tint text-purple-deep',
  yellow: 'bg-yellow-tint text-yellow-deep',
};

export const ON_DEEP: Record<CategoryColor, string> = {
  teal: 'bg-teal-deep text-teal-tint',
  green: 'bg-green-deep text-green-tint',
  blue: 'bg-blue-deep text-blue-tint',
  red: 'bg-red-deep text-red-tint',
  purple: 'bg-purple-deep text-purple-tint',
  yellow: 'bg-yellow-deep text-yellow-tint',
};

export function CategoryLabel({ category }: { category: Pick<CategoryView, 'name' | 'color'> }) {
  return (
    <span
      className={`inline-block rounded-control px-2.5 py-0.5 text-sm font-semibold ${ON_TINT[category.color]}`}
    >
      {category.name}
    </span>
  );
}
