import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import type { Teaser } from './teaser.ts';

type Props = {
  teaser: Teaser;
  heading: 'h2' | 'h3';
  priority?: boolean;
  /** Between the title and the summary. */
  children?: ReactNode;
};

/** The whole card can be clicked, but only its title is the link: one stop for the keyboard. */
export function TeaserCard({ teaser, heading: Heading, priority, children }: Props) {
  return (
    <article className="group relative flex flex-col">
      {teaser.picture && (
        <div className="mb-4 overflow-hidden rounded-card bg-glacier-100">
          <Picture
            picture={teaser.picture}
            ratio="3/2"
            sizes="(min-width: 1024px) 380px, 45vw"
            priority={priority}
            decorative
            className="aspect-3/2 w-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.02]"
          />
        </div>
      )}
      <Heading className="text-xl">
        <Link
          viewTransition
          to={teaser.href}
          className="text-ink no-underline decoration-larch-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {teaser.title}
        </Link>
      </Heading>
      {children}
      {teaser.excerpt && <p className="mt-2 text-stone-600 hyphens-auto">{teaser.excerpt}</p>}
    </article>
  );
}
