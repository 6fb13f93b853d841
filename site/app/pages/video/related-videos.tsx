import { useTranslations } from 'use-intl';
import { VideoCard } from '#app/pages/videos/video-card.tsx';
import type { VideoTeaser } from '#app/pages/videos/video-views.ts';

export function RelatedVideos({ videos }: { videos: VideoTeaser[] }) {
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
