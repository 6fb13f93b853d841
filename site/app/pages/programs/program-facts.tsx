import { useTranslations } from 'use-intl';
import type { ProgramTeaser } from './program-teaser.ts';

/** «7 days · from CHF 4’800» */
export function ProgramFacts({ program }: { program: Pick<ProgramTeaser, 'days' | 'price'> }) {
  const t = useTranslations('programs');
  const facts = [
    program.days !== undefined && t('days', { days: program.days }),
    program.price !== undefined && t('from', { price: program.price }),
  ].filter((fact) => fact !== false);
  return <p className="font-semibold text-pine-500">{facts.join(' · ')}</p>;
}
