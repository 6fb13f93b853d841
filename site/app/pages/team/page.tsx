import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs, PageIntroduction } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { useLocale, usePageData } from '#app/shell/page-context.ts';
import { physician } from '#app/structured-data/people-and-jobs.ts';
import { type Person, toPerson } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { sentencesOf } from '#app/pages/home/data.ts';
import { personAnchor } from '#app/routing/entry-href.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Flag } from '#app/ui/flag.tsx';
import { introducedSeo } from '#app/lists/page-words.ts';
import { TextLink } from '#app/ui/button-link.tsx';

function teamData({ snapshot, locale }: PageRequest) {
  const members = snapshot.items.team;
  const peopleOf = (group: 'clinic' | 'advisory') =>
    members.filter((member) => member.group === group).map((member) => toPerson(member, locale));
  return {
    seo: introducedSeo(snapshot, 'team', locale, snapshot.globals.home?.hero_image),
    clinic: peopleOf('clinic'),
    advisory: peopleOf('advisory'),
  };
}

/** The anchor to which menus link, the same in every language. */
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
            <TextLink to={`#${ADVISORY_BOARD}`}>{t('team.toAdvisoryBoard')}</TextLink>
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
        <div className="mt-14 bg-tint-50 py-12 sm:mt-20 sm:py-16 lg:mt-28 lg:py-24">
          <People
            id={ADVISORY_BOARD}
            title={t('team.advisory')}
            intro={t('team.advisoryIntro')}
            people={advisory}
          />
        </div>
      )}
    </div>
  );
}

type Props = { id: string; title: string; intro: string; people: Person[] };

function People({ id, title, intro, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width">
      <div className="max-w-text">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-stone-600">{intro}</p>
      </div>
      <ul className="later-cards mt-10 grid gap-x-12 gap-y-9 md:grid-cols-2 md:gap-y-12 lg:mt-14 lg:gap-y-16 xl:grid-cols-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PersonCard({ person }: { person: Person }) {
  const locale = useLocale();
  const { titles, name } = namePartsOf(person.name);
  const [introduction, ...more] = sentencesOf(person.bio ?? '', person.language ?? locale);
  return (
    <article id={personAnchor(person.name)} lang={person.language}>
      <div className="flex items-start gap-5">
        <Portrait
          person={person}
          width={128}
          className="size-24 shrink-0 rounded-card sm:size-32"
        />
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-lg">
            {titles && (
              <span className="block font-sans text-sm tracking-normal text-stone-600">
                {titles}
              </span>
            )}
            {titles && ' '}
            {name}
          </h3>
          {person.role && (
            <p className="mt-1 leading-snug text-stone-600 hyphens-auto">{person.role}</p>
          )}
          {person.specialty && (
            <p className="mt-2 text-sm leading-snug font-semibold text-brand-500 hyphens-auto">
              {person.specialty}
            </p>
          )}
        </div>
      </div>
      {introduction && <p className="mt-4 hyphens-auto">{introduction}</p>}
      <PersonFacts person={person} more={more.join('')} />
    </article>
  );
}

function PersonFacts({ person, more }: { person: Person; more: string }) {
  const t = useTranslations('team');
  const locale = useLocale();
  const { training, practisingSince, joined, languages } = person;
  const years = [
    practisingSince && t('practisingSince', { year: String(practisingSince) }),
    joined && t('joined', { year: String(joined) }),
  ].filter(Boolean);
  return (
    <>
      {languages.length > 0 && (
        <ul
          lang={locale}
          aria-label={t('speaks')}
          className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm"
        >
          {languages.map((code) => (
            <li key={code} className="flex items-center gap-1.5">
              <Flag code={code} />
              {t(`languages.${code}`)}
            </li>
          ))}
        </ul>
      )}
      {more.length + training.length + years.length > 0 && (
        <Disclosure
          summary={
            <span lang={locale}>
              {t('more')}
              <span className="sr-only">: {person.name}</span>
            </span>
          }
          className="mt-3 border-y border-stone-200 text-sm [&>summary]:min-h-11 [&>summary]:py-1"
        >
          {more && <p className="pb-2 text-base hyphens-auto">{more}</p>}
          <dl className="divide-y divide-stone-200 pb-2">
            {training.length > 0 && (
              <Row term={t('training')}>
                <ul className="space-y-1">
                  {training.map((line) => (
                    <li key={line} className="hyphens-auto">
                      {line}
                    </li>
                  ))}
                </ul>
              </Row>
            )}
            {years.length > 0 && <Row term={t('experience')}>{years.join(', ')}</Row>}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-2 leading-snug">
      <dt className="text-stone-600">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Known titles only: «Th.» and «J.» are abbreviated first names. */
const WORDS = 'Prof\\.?|PD|Dr\\.?|Dott\\.(?:ssa)?|Dipl[\\p{L}.-]*|Mag\\.|Ing\\.|ETH|MSc|BSc';
const ADDITIONS = 'med|dent|vet|pharm|phil|psych|nat|rer|sc|iur|lic|univ|em|h|c';
const TITLES = new RegExp(`^(?:(?:${WORDS}|(?:${ADDITIONS})\\.)\\s+)+(?=\\S)`, 'u');

export function namePartsOf(fullName: string): { titles?: string; name: string } {
  const shown = fullName.trim();
  const titles = TITLES.exec(shown)?.[0];
  return titles ? { titles: titles.trim(), name: shown.slice(titles.length) } : { name: shown };
}

export const teamPage = definePage({
  data: teamData,
  structuredData: ({ clinic }, context) => clinic.map((person) => physician(person, context)),
  View: Team,
});
