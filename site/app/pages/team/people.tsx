import type { Person } from '#app/people/person.ts';
import { PersonCard } from './person-card.tsx';

type Props = { id: string; title: string; intro: string; people: Person[] };

/** A group of people below its own heading. */
export function People({ id, title, intro, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width">
      <div className="max-w-text">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-stone-600">{intro}</p>
      </div>
      <ul className="later-cards mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2 lg:mt-14 lg:gap-y-16 xl:grid-cols-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
