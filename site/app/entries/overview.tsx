import type { ReactNode } from 'react';
import { HelpCard } from '../shell/help-card.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageTitle } from './page-title.tsx';
import { TeaserCard } from './teaser-card.tsx';
import type { Teaser } from './teaser.ts';

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
      <Breadcrumbs />
      <PageTitle title={title} intro={intro} />
      {children}
      {teasers.length === 0 ? (
        <p className="mt-12">{empty}</p>
      ) : (
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {teasers.map((teaser, index) => (
            <li key={teaser.id}>
              <TeaserCard teaser={teaser} heading="h2" priority={index === 0} />
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
