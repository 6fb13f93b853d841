import { useTranslations } from 'use-intl';
import { INCLUDED_ID } from './section-ids.ts';

type Props = { includes: string[]; excludes: string[] };

/** What the price covers, and what it does not. */
export function Included({ includes, excludes }: Props) {
  const t = useTranslations('programs');
  if (includes.length === 0) return null;
  return (
    <div className="mt-14 grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <section aria-labelledby={INCLUDED_ID}>
        <h2 id={INCLUDED_ID} className="text-xl">
          {t('includes')}
        </h2>
        <ul className="marked-list" data-mark="yes">
          {includes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {excludes.length > 0 && (
        <section aria-labelledby="not-included">
          <h2 id="not-included" className="text-xl">
            {t('excludes')}
          </h2>
          <ul className="marked-list" data-mark="no">
            {excludes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
