import type { ReactNode } from 'react';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageIntroduction } from './page-introduction.tsx';

type Props = { page: IntroducedPageId; children: ReactNode };

/** A list or a form, below the way to it and its introduction. */
export function IntroducedPage({ page, children }: Props) {
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageIntroduction page={page} />
      {children}
    </div>
  );
}
