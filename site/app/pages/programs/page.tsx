import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCell } from '#app/shell/help-cell.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { programsData } from './data.ts';
import { FeaturedProgram } from './featured-program.tsx';
import { ProgramCard } from './program-card.tsx';

function Programs() {
  const { teasers } = usePageData<typeof programsData>();
  const recommended = teasers.find((teaser) => teaser.isRecommended);
  const others = teasers.filter((teaser) => teaser !== recommended);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageIntroduction page="programs" />
      {recommended && <FeaturedProgram program={recommended} />}
      <ul className="later-cards mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} heading="h2" />
          </li>
        ))}
        <HelpCell after={others.length} />
      </ul>
    </div>
  );
}

export const programsPage = definePage({ data: programsData, View: Programs });
