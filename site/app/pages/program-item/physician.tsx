import { useTranslations } from 'use-intl';
import type { Person } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { personHref } from '#app/routing/person-address.ts';
import { useLocale } from '#app/shell/use-locale.ts';

/** The physician who answers for a program. */
export function Physician({ person }: { person: Person | undefined }) {
  const t = useTranslations('programs');
  const locale = useLocale();
  if (!person) return null;
  return (
    <section
      aria-labelledby="physician"
      lang={person.language}
      className="mt-14 flex items-start gap-5 border-t border-stone-200 pt-10 sm:gap-8"
    >
      <Portrait person={person} width={112} className="size-20 shrink-0 rounded-card sm:size-28" />
      <div className="max-w-text min-w-0">
        <p lang={locale} className="eyebrow">
          {t('physician')}
        </p>
        <h2 id="physician" className="mt-1 text-xl">
          <a
            href={personHref(person.name, locale)}
            className="decoration-accent-500 decoration-2 underline-offset-4 hover:underline"
          >
            {person.name}
          </a>
        </h2>
        {person.role && <p className="mt-1 text-stone-600">{person.role}</p>}
        {person.bio && <p className="mt-3 hyphens-auto">{person.bio}</p>}
      </div>
    </section>
  );
}
