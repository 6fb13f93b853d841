import { Link } from 'react-router';
import { CategoryLabel } from './category-label.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { VideoTeaser } from './video-views.ts';

type Props = {
  video: VideoTeaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** Not where every video has the same one. */
  hasCategory?: boolean;
};

/** The whole card can be clicked, but only its title is the link. */
export function VideoCard({ video, heading: Heading, priority, hasCategory }: Props) {
  return (
    <article className="group relative flex flex-col-reverse justify-end">
      <div>
        <Heading className="text-xl">
          <Link
            viewTransition
            to={video.href}
            className="text-ink no-underline decoration-larch-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {video.title}
          </Link>
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
