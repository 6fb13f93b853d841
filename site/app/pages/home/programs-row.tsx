import { useTranslations } from 'use-intl';
import { ProgramCard } from '#app/pages/programs/program-card.tsx';
import type { ProgramTeaser } from '#app/pages/programs/program-teaser.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { SectionHead } from './section-head.tsx';

export function ProgramsRow({ programs }: { programs: ProgramTeaser[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (programs.length === 0) return null;
  return (
    <section aria-labelledby="programs" className="page-width py-20 lg:py-28">
      <SectionHead id="programs" title={t('programsTitle')} text={t('programsText')} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {programs.map((program) => (
          // In rows of two the third would stand alone.
          <li key={program.id} className="sm:max-lg:nth-3:hidden">
            <ProgramCard program={program} heading="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink to={hrefOfAny('programs', {}, locale)} look="quiet">
          {t('allPrograms')}
        </ButtonLink>
      </p>
    </section>
  );
}
