import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { physician } from '#app/structured-data/people-and-jobs.ts';
import { teamData } from './data.ts';
import { People } from './people.tsx';

/** Part of the address that menus link to, the same in every language. */
const ADVISORY_BOARD = 'advisory-board';

function Team() {
  const t = useTranslations();
  const { clinic, advisory } = usePageData<typeof teamData>();
  return (
    <div className="pt-12 lg:pt-20">
      <div className="page-width">
        <Breadcrumbs />
        <PageIntroduction page="team" />
        {advisory.length > 0 && (
          <p className="mt-3">
            <a
              href={`#${ADVISORY_BOARD}`}
              className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
            >
              {t('team.toAdvisoryBoard')}
            </a>
          </p>
        )}
      </div>
      <div className="mt-12 lg:mt-16">
        <People
          id="clinic"
          title={t('team.clinic')}
          intro={t('team.clinicIntro')}
          people={clinic}
        />
      </div>
      {advisory.length > 0 && (
        <div className="mt-20 bg-tint-50 py-16 lg:mt-28 lg:py-24">
          <People
            id={ADVISORY_BOARD}
            title={t('team.advisory')}
            intro={t('team.advisoryIntro')}
            people={advisory}
          />
        </div>
      )}
      <div className="page-width mt-16">
        <HelpCard />
      </div>
    </div>
  );
}

export const teamPage = definePage({
  data: teamData,
  structuredData: ({ clinic }, context) => clinic.map((person) => physician(person, context)),
  View: Team,
});
