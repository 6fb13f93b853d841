import { TeaserCard } from '#app/entries/teaser-card.tsx';
import { ProgramFacts } from './program-facts.tsx';
import type { ProgramTeaser } from './program-teaser.ts';

export function ProgramCard({
  program,
  heading,
}: {
  program: ProgramTeaser;
  heading: 'h2' | 'h3';
}) {
  return (
    <TeaserCard teaser={program} heading={heading}>
      <ProgramFacts program={program} />
    </TeaserCard>
  );
}
