import type { ReactNode } from 'react';
import { CardLink } from '#app/ui/card-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Teaser } from './teaser.ts';
import type { WordLength } from './word-length.ts';

const COMPACT_SIZES: Readonly<Record<WordLength, string>> = {
  usual: 'text-lg sm:text-xl',
  long: 'text-lg',
  longest: 'text-[1rem] sm:text-lg lg:text-base xl:text-lg',
};

type Props = {
  teaser: Teaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** On phones, a small picture beside the text, where several cards follow a long text. */
  isCompact?: boolean;
  /** The longest word in the titles of all these cards, which share one size. */
  words?: WordLength;
  /** Shown between the title and the summary. */
  children?: ReactNode;
};

export function TeaserCard(props: Props) {
  const { teaser, heading: Heading, priority, isCompact, words = 'usual', children } = props;
  return (
    <article
      className={`group relative flex sm:flex-col ${isCompact ? 'gap-5 sm:gap-0' : 'flex-col'}`}
    >
      {teaser.picture && (
        <div
          className={`overflow-hidden rounded-card bg-glacier-100 sm:mb-4 ${isCompact ? 'max-sm:w-28 max-sm:shrink-0 max-sm:self-start' : 'mb-4'}`}
        >
          <Picture
            picture={teaser.picture}
            ratio="3/2"
            sizes="(min-width: 1024px) 380px, 45vw"
            phoneWidth={isCompact ? 40 : undefined}
            priority={priority}
            decorative
            className={`w-full object-cover transition-transform duration-(--picture-fade) ease-out motion-safe:group-hover:scale-[1.02] ${isCompact ? 'aspect-square sm:aspect-3/2' : 'aspect-3/2'}`}
          />
        </div>
      )}
      <div className="min-w-0 wrap-anywhere">
        <Heading className={`hyphens-auto ${isCompact ? COMPACT_SIZES[words] : 'text-xl'}`}>
          <CardLink to={teaser.href}>{teaser.title}</CardLink>
        </Heading>
        {children}
        {teaser.excerpt && (
          <p className={`text-stone-600 hyphens-auto ${isCompact ? 'mt-1 sm:mt-2' : 'mt-2'}`}>
            {teaser.excerpt}
          </p>
        )}
      </div>
    </article>
  );
}
