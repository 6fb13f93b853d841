import type { ReactNode } from 'react';
import { HelpCard } from '../shell/help-card.tsx';
import { TeaserCard } from './teaser-card.tsx';
import type { Teaser } from './teaser.ts';

/** How many cards stand above the fold on a desktop. */
const ABOVE_FOLD = 3;

type Props = {
  title: string;
  intro: string;
  empty: string;
  teasers: Teaser[];
  children?: ReactNode;
};

/** A list page: a title, a sentence, and a card for each entry. */
export function Overview({ title, intro, empty, teasers, children }: Props) {
  return (
    <div className="page-width pt-12 lg:pt-20">
      <header className="max-w-text">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-stone-600">{intro}</p>
      </header>
      {children}
      {teasers.length === 0 ? (
        <p className="mt-12">{empty}</p>
      ) : (
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {teasers.map((teaser, index) => (
            <li key={teaser.id}>
              <TeaserCard teaser={teaser} heading="h2" priority={index < ABOVE_FOLD} />
            </li>
          ))}
          <li>
            <HelpCard />
          </li>
        </ul>
      )}
    </div>
  );
}
