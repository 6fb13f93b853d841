import { CardLink } from '#app/ui/card-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { NewsDate } from './news-date.tsx';
import type { NewsTeaser } from './news-list.ts';

/** The newest item, wide and first. */
export function LeadStory({ teaser }: { teaser: NewsTeaser }) {
  return (
    <article className="group relative mt-12 grid items-center gap-x-12 gap-y-6 lg:mt-16 lg:grid-cols-[3fr_2fr]">
      {teaser.picture && (
        <div className="overflow-hidden rounded-card bg-tint-100">
          <Picture
            picture={teaser.picture}
            ratio="16/9"
            sizes="(min-width: 1024px) 700px, 92vw"
            priority
            decorative
            className="aspect-16/9 w-full object-cover"
          />
        </div>
      )}
      <div>
        <NewsDate date={teaser.date} />
        <h2 className="text-3xl">
          <CardLink to={teaser.href}>{teaser.title}</CardLink>
        </h2>
        {teaser.excerpt && <p className="mt-4 text-lg text-stone-600">{teaser.excerpt}</p>}
      </div>
    </article>
  );
}
