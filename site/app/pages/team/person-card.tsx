import { namePartsOf } from '#app/people/name-parts.ts';
import type { Person } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { personAnchor } from '#app/routing/person-address.ts';
import { PersonFacts } from './person-facts.tsx';

export function PersonCard({ person }: { person: Person }) {
  const { titles, name } = namePartsOf(person.name);
  return (
    <article id={personAnchor(person.name)} lang={person.language}>
      <div className="flex items-start gap-5">
        <Portrait
          person={person}
          width={128}
          className="size-24 shrink-0 rounded-card sm:size-32"
        />
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-lg">
            {titles && (
              <>
                <span className="block font-sans text-sm tracking-normal text-stone-600">
                  {titles}
                </span>{' '}
              </>
            )}
            {name}
          </h3>
          {person.role && (
            <p className="mt-1 leading-snug text-stone-600 hyphens-auto">{person.role}</p>
          )}
          {person.specialty && (
            <p className="mt-2 text-sm leading-snug font-semibold text-brand-500 hyphens-auto">
              {person.specialty}
            </p>
          )}
        </div>
      </div>
      {person.bio && <p className="mt-4 hyphens-auto">{person.bio}</p>}
      <PersonFacts person={person} />
    </article>
  );
}
