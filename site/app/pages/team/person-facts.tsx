import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '#app/people/person.ts';
import { Flag } from '#app/ui/flag.tsx';

/** What can be checked about somebody: training, years, languages. */
export function PersonFacts({ person }: { person: Person }) {
  const t = useTranslations('team');
  const { training, practisingSince, joined, languages } = person;
  const years = [
    practisingSince && t('practisingSince', { year: String(practisingSince) }),
    joined && t('joined', { year: String(joined) }),
  ].filter(Boolean);
  if (training.length + years.length + languages.length === 0) return null;
  return (
    <dl className="mt-4 divide-y divide-stone-200 border-y border-stone-200 text-sm">
      {training.length > 0 && (
        <Row term={t('training')}>
          <ul className="space-y-1">
            {training.map((line) => (
              <li key={line} className="hyphens-auto">
                {line}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {years.length > 0 && <Row term={t('experience')}>{years.join(', ')}</Row>}
      {languages.length > 0 && (
        <Row term={t('speaks')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {languages.map((code) => (
              <li key={code} className="flex items-center gap-1.5">
                <Flag code={code} />
                {t(`languages.${code}`)}
              </li>
            ))}
          </ul>
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-2 leading-snug">
      <dt className="text-stone-600">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
