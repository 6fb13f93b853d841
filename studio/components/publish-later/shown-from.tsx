'use client';

import { useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from '../use-words.ts';
import { isFutureDay } from './is-future-day.ts';

export function ShownFrom() {
  const { language, t } = useWords();
  const date = useFormFields(([fields]) => fields.date?.value);
  const [now] = useState(() => new Date());
  if (typeof date !== 'string' || !isFutureDay(date, now)) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <p role="status" className="shown-from">
      {t('schedule:newsFrom', { day: format.format(new Date(date)) })}
    </p>
  );
}
