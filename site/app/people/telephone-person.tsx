import { useTranslations } from 'use-intl';
import { useSite } from '#app/site-context.ts';
import { Portrait } from './portrait.tsx';

/** Whose voice it is that answers: somebody is easier to call than a number. */
export function TelephonePerson({ className = '' }: { className?: string }) {
  const t = useTranslations('help');
  const person = useSite().answersPhone;
  if (!person) return null;
  return (
    <div className={`flex items-center gap-4 ${className}`}>
      {/* The ring parts it from a card that has the colour of its sky. */}
      <Portrait
        person={person}
        width={56}
        className="size-14 shrink-0 rounded-full ring-2 ring-white"
      />
      <p className="min-w-0 leading-snug">
        {t('answers', { name: person.name })}
        {person.speaks && (
          <span className="mt-0.5 block text-sm text-stone-600">
            {t('speaks', { languages: person.speaks })}
          </span>
        )}
      </p>
    </div>
  );
}
