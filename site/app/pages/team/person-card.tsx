import { useTranslations } from 'use-intl';
import { Flag } from '#app/ui/flag.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Person } from './data.ts';
import { Monogram } from './monogram.tsx';

const PORTRAIT = 'size-24 shrink-0 rounded-card sm:size-32';

export function PersonCard({ person }: { person: Person }) {
  const t = useTranslations('team');
  return (
    <article lang={person.language}>
      <div className="flex items-start gap-5">
        {person.picture ? (
          <Picture
            picture={person.picture}
            ratio="1/1"
            sizes="128px"
            phoneWidth={25}
            decorative
            className={`${PORTRAIT} object-cover`}
          />
        ) : (
          <Monogram name={person.name} className={PORTRAIT} />
        )}
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-lg">{person.name}</h3>
          {person.role && (
            <p className="mt-1 leading-snug text-stone-600 hyphens-auto">{person.role}</p>
          )}
          {person.languages.length > 0 && (
            <ul aria-label={t('speaks')} className="mt-3 flex flex-wrap gap-2">
              {person.languages.map((code) => (
                <li key={code} className="flex">
                  <Flag code={code} name={t(`languages.${code}`)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {person.bio && <p className="mt-4 hyphens-auto">{person.bio}</p>}
    </article>
  );
}
