import type { ReactNode } from 'react';
import { CardLink } from '#app/ui/card-link.tsx';
import { isDrawing } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Teaser } from './teaser.ts';
import type { WordLength } from './word-length.ts';

const COMPACT_SIZES: Readonly<Record<WordLength, string>> = {
  usual: 'text-lg sm:text-xl',
  long: 'text-lg',
  longest: 'text-[clamp(1rem,4.6vw,1.2rem)] sm:text-lg lg:text-base xl:text-lg',
};

type Props = {
  teaser: Teaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** On phones, a small picture beside the text, where several cards follow a long text. */
  isCompact?: boolean;
  /** The longest word in the titles of all these cards, which share one size. */
  words?: WordLength;
  /** Shown above the title, so that it stands on one line with those of the neighbouring cards. */
  children?: ReactNode;
};

/** Small pictures are square: a photo is cropped to that, a drawing would lose its sides. */
function compactFit(picture: NonNullable<Teaser['picture']>): string {
  const fit = isDrawing(picture) ? 'object-contain sm:object-cover' : 'object-cover';
  return `${fit} aspect-square sm:aspect-3/2`;
}

export function TeaserCard(props: Props) {
  const { teaser, heading: Heading, priority, isCompact, words = 'usual', children } = props;
  return (
    <article
      className={`group relative flex sm:flex-col ${isCompact ? 'gap-5 sm:gap-0' : 'flex-col'}`}
    >
      {teaser.picture && (
        <div
          className={`overflow-hidden rounded-card bg-tint-100 sm:mb-4 ${isCompact ? 'max-sm:w-28 max-sm:shrink-0 max-sm:self-start' : 'mb-4'}`}
        >
          <Picture
            picture={teaser.picture}
            ratio="3/2"
            sizes="(min-width: 1024px) 380px, 45vw"
            phoneWidth={isCompact ? 40 : undefined}
            priority={priority}
            decorative
            className={`w-full transition-transform duration-(--picture-fade) ease-out motion-safe:group-hover:scale-[1.02] ${isCompact ? compactFit(teaser.picture) : 'aspect-3/2 object-cover'}`}
          />
        </div>
      )}
      <div className="min-w-0 wrap-anywhere">
        {children}
        <Heading className={`hyphens-auto ${isCompact ? COMPACT_SIZES[words] : 'text-xl'}`}>
          <CardLink to={teaser.href}>{teaser.title}</CardLink>
        </Heading>
        {teaser.excerpt && (
          <p className={`text-stone-600 hyphens-auto ${isCompact ? 'mt-1.5 sm:mt-2' : 'mt-2'}`}>
            {teaser.excerpt}
          </p>
        )}
      </div>
    </article>
  );
}
