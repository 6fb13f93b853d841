import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { HelpCell } from '#app/shell/help-cell.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { FeaturedProgram } from './featured-program.tsx';
import { ProgramCard } from './program-card.tsx';
import { toProgramTeaser } from './program-teaser.ts';

function programsData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'programs', locale);
  const teasers = LISTED.programs(snapshot.items, locale)
    .map((program) => toProgramTeaser(program, locale))
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  const image = head.image ?? landscapeOf(snapshot.items.programs[0]?.image);
  return { seo: pageSeo('programs', locale, { ...head, image }), teasers };
}

function Programs() {
  const { teasers } = usePageData<typeof programsData>();
  const recommended = teasers.find((teaser) => teaser.isRecommended);
  const others = teasers.filter((teaser) => teaser !== recommended);
  return (
    <IntroducedPage page="programs">
      {recommended && <FeaturedProgram program={recommended} />}
      <ul className="later-cards mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} heading="h2" />
          </li>
        ))}
        <HelpCell after={others.length} />
      </ul>
    </IntroducedPage>
  );
}

export const programsPage = definePage({ data: programsData, View: Programs });
