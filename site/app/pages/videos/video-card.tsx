import { CardLink } from '#app/ui/card-link.tsx';
import { CategoryLabel } from './category-label.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { VideoTeaser } from './video-views.ts';

type Props = {
  video: VideoTeaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** Beside pictures of another shape. */
  ratio?: '16/9' | '3/2';
  /** Not where every video has the same one. */
  hasCategory?: boolean;
};

export function VideoCard({ video, heading: Heading, priority, ratio, hasCategory }: Props) {
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
        <VideoPoster
          video={video}
          sizes="(min-width: 1024px) 380px, 45vw"
          priority={priority}
          ratio={ratio}
        />
      </div>
    </article>
  );
}
