'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { isFutureDay } from './is-future-day.ts';

/** Says of an entry with a future day that visitors see it from that day on. */
export function ShownFrom() {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const date = useFormFields(([fields]) => fields.date?.value);
  const [now] = useState(() => new Date());
  if (typeof date !== 'string' || !isFutureDay(date, now)) return null;
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <p role="status" className="shown-from">
      {t('schedule:newsFrom', { day: format.format(new Date(date)) })}
    </p>
  );
}
