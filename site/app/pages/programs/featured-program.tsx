import { CardLink } from '#app/ui/card-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ProgramFacts } from './program-facts.tsx';
import { ProgramLabel } from './program-label.tsx';
import type { ProgramTeaser } from './program-teaser.ts';

/** The recommended program, wide and first. */
export function FeaturedProgram({ program }: { program: ProgramTeaser }) {
  return (
    <article className="group relative mt-12 grid overflow-hidden rounded-card bg-white shadow-soft lg:grid-cols-2">
      {program.picture && (
        <Picture
          picture={program.picture}
          ratio="16/9"
          sizes="(min-width: 1024px) 600px, 92vw"
          priority
          decorative
          className="aspect-16/9 size-full object-cover"
        />
      )}
      <div className="flex flex-col justify-center p-8 lg:p-12">
        <ProgramLabel label={program.label} />
        <h2 className="text-2xl">
          <CardLink to={program.href}>{program.title}</CardLink>
        </h2>
        {program.subtitle && <p className="mt-1 text-lg text-stone-600">{program.subtitle}</p>}
        {program.excerpt && <p className="mt-4 mb-4">{program.excerpt}</p>}
        <ProgramFacts program={program} />
      </div>
    </article>
  );
}
