import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageTitle } from './page-title.tsx';
import { TeaserGrid } from './teaser-grid.tsx';
import type { Teaser } from './teaser.ts';

type Props = {
  title: string;
  intro: string;
  empty: string;
  teasers: Teaser[];
  children?: ReactNode;
};

/** A list page: a title, an intro, and a card for each entry. */
export function Overview({ title, intro, empty, teasers, children }: Props) {
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageTitle title={title} intro={intro} />
      {children}
      {teasers.length === 0 ? <p className="mt-12">{empty}</p> : <TeaserGrid teasers={teasers} />}
    </div>
  );
}
