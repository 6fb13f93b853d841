import { HelpCell } from '#app/shell/help-cell.tsx';
import { TeaserCard } from './teaser-card.tsx';
import type { Teaser } from './teaser.ts';

/** The entries of a list page, followed by the help card. */
export function TeaserGrid({ teasers }: { teasers: Teaser[] }) {
  return (
    <ul className="later-cards mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
      {teasers.map((teaser, index) => (
        <li key={teaser.id}>
          <TeaserCard teaser={teaser} heading="h2" priority={index === 0} />
        </li>
      ))}
      <HelpCell after={teasers.length} />
    </ul>
  );
}
