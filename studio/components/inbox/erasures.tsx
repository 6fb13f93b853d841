'use client';

import type { Erasure } from '@clinic/cms/inbox/person/erasures';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const PARTS = ['requests', 'testimonials', 'subscribers', 'mails', 'spooled'] as const;

/** The log of deletions. */
export function Erasures() {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const [erasures, setErasures] = useState<Erasure[]>();
  useEffect(() => {
    void fetch('/api/person/erasures')
      .then((answer) => answer.json() as Promise<{ erasures?: Erasure[] }>)
      .then((body) => setErasures(body.erasures ?? []))
      .catch(() => undefined);
  }, []);
  if (!erasures) return null;
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section aria-labelledby="erasures">
      <h2 id="erasures">{t('person:log')}</h2>
      <p>{erasures.length === 0 ? t('person:logNone') : t('person:logNote')}</p>
      <ul className="found-entries">
        {erasures.map(({ id, at, by, counts }) => (
          <li key={id}>
            <time dateTime={at}>{format.format(new Date(at))}</time> {by}:{' '}
            {PARTS.filter((part) => counts[part])
              .map((part) => `${t(`person:${part}`)} ${counts[part]}`)
              .join(', ') || '0'}
          </li>
        ))}
      </ul>
    </section>
  );
}
