import { useTranslations } from 'use-intl';
import { PlayIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { VideoTeaser } from './video-views.ts';

type Props = { video: VideoTeaser; sizes: string; priority?: boolean; ratio?: keyof typeof SHAPES };

const SHAPES = { '16/9': 'aspect-16/9', '3/2': 'aspect-3/2' } as const;

/** The still of a video with its length in the corner. */
export function VideoPoster({ video, sizes, priority, ratio = '16/9' }: Props) {
  const t = useTranslations('videos');
  return (
    <div className={`relative overflow-hidden rounded-card bg-brand-700 ${SHAPES[ratio]}`}>
      {video.picture && (
        <Picture
          picture={video.picture}
          ratio={ratio}
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
