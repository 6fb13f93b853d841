import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { jobPosting } from '#app/structured-data/people-and-jobs.ts';
import { languageName } from '#app/ui/formats.ts';
import { vacanciesData } from './data.ts';
import { VacancyCard } from './vacancy-card.tsx';

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
                  {/* A full page load: a browser holds the words of one language only. */}
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

export const vacanciesPage = definePage({
  data: (request) => vacanciesData(request),
  structuredData: ({ vacancies }, context) => vacancies.map((job) => jobPosting(job, context)),
  View: Vacancies,
});
