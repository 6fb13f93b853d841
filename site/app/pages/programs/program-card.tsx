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
      <div className="mb-1.5 text-sm">
        <ProgramFacts program={program} />
      </div>
    </TeaserCard>
  );
}
