import { useTranslations } from 'use-intl';
import { ProgramFacts } from '#app/pages/programs/program-facts.tsx';
import { ProgramLabel } from '#app/pages/programs/program-label.tsx';
import { transferWeekday } from '#app/forms/days.ts';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { ProgramItem } from './data.ts';

/** How long, how much, who pays, and the way to a place: what decides, in the first screen. */
export function Offer({ program }: { program: ProgramItem }) {
  const t = useTranslations();
  return (
    <section aria-labelledby="program" className="rounded-card bg-white p-6 shadow-soft">
      <ProgramLabel label={program.label} />
      <h2 id="program" className="mb-1 text-xl">
        {program.subtitle ?? program.title}
      </h2>
      <ProgramFacts program={program} />
      <p className="no-print mt-4 flex flex-col empty:hidden">
        <ButtonLink to={program.request}>{t('help.getStarted')}</ButtonLink>
      </p>
      <p className="mt-4 text-sm text-stone-600">
        {t('programs.travelDays', { transferDay: transferWeekday(useLocale()) })}
      </p>
      {program.insurance && (
        <div className="mt-4 border-t border-stone-200 pt-4 text-sm">
          <h3 className="font-sans font-semibold tracking-normal">{t('programs.insurance')}</h3>
          <p className="mt-1 text-stone-600">{program.insurance}</p>
        </div>
      )}
      <CostsLink className="mt-2 text-sm" />
    </section>
  );
}
