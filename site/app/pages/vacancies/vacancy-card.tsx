import { useFormatter, useTranslations } from 'use-intl';
import { RichText } from '#app/rich/rich-text.tsx';
import { useShell } from '#app/shell/page-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MailIcon } from '#app/ui/icons.tsx';
import type { Vacancy } from './data.ts';

const TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER'] as const;

export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const t = useTranslations('vacancies');
  const format = useFormatter();
  const email = useShell().clinic?.email;
  const type = TYPES.find((known) => known === vacancy.employmentType);
  // Noon, so that no time zone makes another day of it.
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
            className="text-xl leading-none text-brand-500 transition-transform duration-150 group-open:rotate-45"
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
