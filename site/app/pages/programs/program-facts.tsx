import { useTranslations } from 'use-intl';
import type { ProgramTeaser } from './program-teaser.ts';

/** «7 days · from EUR 4’800» */
export function ProgramFacts({ program }: { program: Pick<ProgramTeaser, 'duration' | 'price'> }) {
  const t = useTranslations('programs');
  const facts = [program.duration, program.price && t('from', { price: program.price })].filter(
    Boolean,
  );
  return <p className="font-semibold text-brand-500">{facts.join(' · ')}</p>;
}
