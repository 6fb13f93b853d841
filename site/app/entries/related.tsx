import { TeaserCard } from './teaser-card.tsx';
import type { Teaser } from './teaser.ts';
import { wordLength } from './word-length.ts';

type Props = { id: string; title: string; teasers: Teaser[] };

/** Entries related to the current one. */
export function Related({ id, title, teasers }: Props) {
  if (teasers.length === 0) return null;
  const words = wordLength(...teasers.map((teaser) => teaser.title));
  return (
    <section aria-labelledby={id} className="no-print mt-20 border-t border-stone-200 pt-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul
        className={`later -mx-2 mt-6 grid gap-x-8 gap-y-8 p-2 sm:grid-cols-2 sm:gap-y-12 ${teasers.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} heading="h3" isCompact words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
