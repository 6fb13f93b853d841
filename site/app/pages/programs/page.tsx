import { IntroducedPage } from '#app/entries/page-title.tsx';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { HelpCell } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { CardLink } from '#app/ui/button-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import {
  ProgramCard,
  ProgramFacts,
  ProgramLabel,
  toProgramTeaser,
  type ProgramTeaser,
} from './program-card.tsx';

function programsData({ snapshot, locale }: PageRequest) {
  const teasers = LISTED.programs(snapshot.items, locale)
    .map((program) => toProgramTeaser(program, locale))
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  const picture = snapshot.items.programs[0]?.image;
  return { seo: introducedSeo(snapshot, 'programs', locale, picture), teasers };
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

function FeaturedProgram({ program }: { program: ProgramTeaser }) {
  return (
    <article className="group relative mt-12 grid overflow-hidden rounded-card bg-white shadow-soft lg:grid-cols-2">
      {program.picture && (
        <Picture
          picture={program.picture}
          ratio="16/9"
          sizes="(min-width: 1024px) 600px, 92vw"
          priority
          decorative
          className="aspect-16/9 size-full object-cover"
        />
      )}
      <div className="flex flex-col justify-center p-8 lg:p-12">
        <ProgramLabel {...program} />
        <h2 className="text-2xl">
          <CardLink to={program.href}>{program.title}</CardLink>
        </h2>
        {program.subtitle && <p className="mt-1 text-lg text-stone-600">{program.subtitle}</p>}
        {program.excerpt && <p className="mt-4 mb-4">{program.excerpt}</p>}
        <ProgramFacts program={program} />
      </div>
    </article>
  );
}

export const programsPage = definePage({ data: programsData, View: Programs });
