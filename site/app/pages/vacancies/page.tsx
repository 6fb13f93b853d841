import { useTranslations, useFormatter } from 'use-intl';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData, useShell, useLocale } from '#app/shell/page-context.ts';
import { jobPosting } from '#app/structured-data/people-and-jobs.ts';
import { languageName } from '#app/ui/formats.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MailIcon } from '#app/ui/icons.tsx';
import { todayAtTheClinic } from '#app/forms/days.ts';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import type { Items } from '#content/models/registry.ts';
import { withHeadings } from '#content/values/html.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** Pages are rendered anew every hour, so a vacancy disappears on the day after its last. */
export function vacanciesData({ snapshot, locale }: PageRequest, today = todayAtTheClinic()) {
  const openIn = (other: Locale) => LISTED.vacancies(snapshot.items, other, today);
  const shown = openIn(locale);
  return {
    seo: introducedSeo(snapshot, 'vacancies', locale),
    vacancies: shown.map((vacancy) => toVacancy(vacancy, locale)),
    elsewhere: shown.length > 0 ? undefined : mostIn(openIn),
  };
}

/** The page of the language in which most vacancies are described. */
function mostIn(openIn: (locale: Locale) => readonly unknown[]) {
  return LOCALES.map((language) => ({
    language,
    count: openIn(language).length,
    href: hrefOfAny('vacancies', {}, language),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0];
}

function toVacancy(vacancy: Items['vacancies'][number], locale: Locale) {
  return {
    id: vacancy._id,
    slug: inLocale(vacancy.slug, locale) ?? vacancy._id,
    title: inLocale(vacancy.title, locale) ?? '',
    excerpt: inLocale(vacancy.excerpt, locale),
    html: lowerHeadings(inLocale(vacancy.content, locale) ?? ''),
    date: vacancy.date,
    validThrough: vacancy.valid_through,
    workload: vacancy.workload,
    employmentType: vacancy.employment_type,
  };
}
type Vacancy = ReturnType<typeof toVacancy>;

/** Headings go down a level: several texts are on one page, each below a heading of its own. */
const LOWER: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4' };

function lowerHeadings(html: string): string {
  return withHeadings(html, ({ tag }) => {
    const lower = LOWER[tag];
    return lower ? { opening: `<${lower}>`, closing: `</${lower}>` } : undefined;
  });
}

function Vacancies() {
  const t = useTranslations();
  const locale = useLocale();
  const { vacancies, elsewhere } = usePageData<typeof vacanciesData>();
  return (
    <IntroducedPage page="vacancies">
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {vacancies.length > 0 ? (
          <ul className="border-t border-stone-200">
            {vacancies.map((vacancy) => (
              <li key={vacancy.id} className="border-b border-stone-200">
                <VacancyCard vacancy={vacancy} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-card border border-stone-200 bg-white p-8 sm:p-10 lg:self-start">
            <p className="font-serif text-xl">
              {t('vacancies.empty', { language: languageName(locale, locale) })}
            </p>
            {elsewhere && (
              <>
                <p className="mt-3 text-stone-600">
                  {t('vacancies.elsewhere', {
                    count: elsewhere.count,
                    language: languageName(elsewhere.language, locale),
                  })}
                </p>
                <p className="mt-6">
                  <a
                    href={elsewhere.href}
                    hrefLang={elsewhere.language}
                    className="inline-flex min-h-12 items-center rounded-control border border-brand-500 px-6 py-2.5 font-semibold text-brand-700 no-underline transition-colors duration-300 hover:bg-tint-100"
                  >
                    {t('vacancies.toOther', {
                      language: languageName(elsewhere.language, locale),
                    })}
                  </a>
                </p>
              </>
            )}
          </div>
        )}
        <div className="lg:self-start">
          <HelpCard hasRequest={false} />
        </div>
      </div>
    </IntroducedPage>
  );
}

const TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER'] as const;

function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const t = useTranslations('vacancies');
  const format = useFormatter();
  const email = useShell().clinic?.email;
  const type = TYPES.find((known) => known === vacancy.employmentType);
  // Noon, so that it is the same day in every time zone.
  const long = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' });
  const facts = [
    vacancy.workload,
    type && t(`types.${type}`),
    vacancy.validThrough && t('until', { date: long(vacancy.validThrough) }),
  ].filter(Boolean);
  return (
    <article id={vacancy.slug} className="py-8">
      <h2 className="text-2xl">{vacancy.title}</h2>
      <p className="mt-2 font-semibold text-brand-500">{facts.join(' · ')}</p>
      {vacancy.excerpt && <p className="mt-3 max-w-text text-lg">{vacancy.excerpt}</p>}
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold text-brand-700 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          <span
            aria-hidden="true"
            className="text-xl leading-none text-brand-500 motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-45"
          >
            +
          </span>
          {t('details')}
          <span className="sr-only">{`: ${vacancy.title}`}</span>
        </summary>
        <div className="mt-4 border-l-2 border-tint-300 pl-6">
          <RichText html={vacancy.html} />
          <p className="mt-6 text-sm text-stone-600">{t('posted', { date: long(vacancy.date) })}</p>
          {email && (
            <p className="mt-5">
              <ButtonLink to={`mailto:${email}?subject=${encodeURIComponent(vacancy.title)}`}>
                <MailIcon />
                {t('apply')}
              </ButtonLink>
            </p>
          )}
        </div>
      </details>
    </article>
  );
}

export const vacanciesPage = definePage({
  data: (request) => vacanciesData(request),
  structuredData: ({ vacancies }, context) => vacancies.map((job) => jobPosting(job, context)),
  View: Vacancies,
});
