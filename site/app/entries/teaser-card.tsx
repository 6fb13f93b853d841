import type { ReactNode } from 'react';
import { CardLink } from '#app/ui/button-link.tsx';
import { isDrawing, Picture } from '#app/ui/picture.tsx';
import { HelpCell } from '#app/shell/help-card.tsx';
import { EvidenceChip } from './evidence.tsx';
import type { Teaser } from './teaser.ts';
import { type WordLength, wordLength } from './word-length.ts';

const COMPACT_SIZES: Readonly<Record<WordLength, string>> = {
  usual: 'text-lg sm:text-xl',
  long: 'text-lg',
  longest: 'text-[clamp(1rem,4.6vw,1.2rem)] sm:text-lg lg:text-base xl:text-lg',
};

type Props = {
  teaser: Teaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** A small picture beside the text on phones, for cards that follow a long text. */
  isCompact?: boolean;
  /** The longest word in the titles of all these cards, which share one size. */
  words?: WordLength;
  /** Shown above the title, so that it is level with that of the neighbouring cards. */
  children?: ReactNode;
};

/** Small pictures are square. Photos are cropped to that; drawings would lose their sides. */
function compactFit(picture: NonNullable<Teaser['picture']>): string {
  const fit = isDrawing(picture) ? 'object-contain sm:object-cover' : 'object-cover';
  return `${fit} aspect-square sm:aspect-3/2`;
}

export function TeaserCard(props: Props) {
  const { teaser, heading: Heading, priority, isCompact, words = 'usual', children } = props;
  return (
    <article
      className={`group relative flex sm:flex-col ${isCompact ? 'gap-5 max-sm:items-center sm:gap-0' : 'flex-col'}`}
    >
      {teaser.picture && (
        <div
          className={`overflow-hidden rounded-card bg-tint-100 sm:mb-4 ${isCompact ? 'max-sm:w-12 max-sm:shrink-0' : 'mb-4'}`}
        >
          <Picture
            picture={teaser.picture}
            ratio="3/2"
            sizes="(min-width: 1024px) 380px, 45vw"
            phoneWidth={isCompact ? 20 : undefined}
            priority={priority}
            decorative
            className={`w-full transition-transform duration-(--picture-fade) ease-out motion-safe:group-hover:scale-[1.02] ${isCompact ? compactFit(teaser.picture) : 'aspect-3/2 object-cover'}`}
          />
        </div>
      )}
      <div className="min-w-0 wrap-anywhere">
        {teaser.evidence && (
          <p className="mb-1.5">
            <EvidenceChip evidence={teaser.evidence} />
          </p>
        )}
        {children}
        <Heading className={`hyphens-auto ${isCompact ? COMPACT_SIZES[words] : 'text-xl'}`}>
          <CardLink to={teaser.href}>{teaser.title}</CardLink>
        </Heading>
        {teaser.excerpt && (
          <p className={`text-stone-600 hyphens-auto ${isCompact ? 'mt-2 max-sm:hidden' : 'mt-2'}`}>
            {teaser.excerpt}
          </p>
        )}
      </div>
    </article>
  );
}

export function TeaserGrid({ teasers }: { teasers: Teaser[] }) {
  return (
    <ul className="later-cards mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
      {teasers.map((teaser, index) => (
        <li key={teaser.id}>
          <TeaserCard teaser={teaser} heading="h2" priority={index === 0} />
        </li>
      ))}
      <HelpCell after={teasers.length} />
    </ul>
  );
}

function withoutPhoto(teaser: Teaser): Teaser {
  const { picture } = teaser;
  return picture && isDrawing(picture) ? teaser : { ...teaser, picture: undefined };
}

type RelatedProps = { id: string; title: string; teasers: Teaser[] };

/** Related entries, with drawings but no photos: a landscape does not say what an entry is about. */
export function Related({ id, title, teasers }: RelatedProps) {
  if (teasers.length === 0) return null;
  const words = wordLength(...teasers.map((teaser) => teaser.title));
  return (
    <section
      aria-labelledby={id}
      className="no-print mt-8 border-t border-stone-200 pt-6 sm:mt-20 sm:pt-12"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="later -mx-2 mt-6 grid gap-x-8 gap-y-3 p-2 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={withoutPhoto(teaser)} heading="h3" isCompact words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
