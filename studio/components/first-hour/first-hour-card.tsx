import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { FirstHour } from '@clinic/cms/first-hour/first-hour';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { Card } from '../card.tsx';
import { languageName } from '../language-name.ts';
import { HideFirstHour, LookAtDraft } from './first-hour-notes.tsx';

type Props = Pick<ServerProps, 'i18n'> & { firstHour: FirstHour | undefined };

export function FirstHourCard({ firstHour, i18n }: Props) {
  if (!firstHour) return null;
  const t = translator(i18n);
  const { done, entry } = firstHour;
  const language = languageName(entry.language, i18n.language, t);
  const isAll = done.change && done.look && done.publish;
  const publishHint = LOCALES.length === 1 ? 'firstHour:publishHintAlone' : 'firstHour:publishHint';
  const steps = [
    {
      id: 'change',
      hint: t('firstHour:changeHint', { title: entry.title || t('overview:untitled'), language }),
      link: <Link href={`${entry.href}#field-title`}>{t('firstHour:change')}</Link>,
    },
    {
      id: 'look',
      hint: t('firstHour:lookHint'),
      link: <LookAtDraft href={entry.preview}>{t('firstHour:look')}</LookAtDraft>,
    },
    {
      id: 'publish',
      hint: t(publishHint, { language }),
      link: <Link href={entry.href}>{t('firstHour:publish')}</Link>,
    },
  ] as const;
  return (
    <Card id="first-hour" title="firstHour:title" t={t}>
      <p role={isAll ? 'status' : undefined}>
        {t(isAll ? 'firstHour:allDone' : 'firstHour:intro')}
      </p>
      <ol className="first-hour">
        {steps.map(({ hint, id, link }) => (
          <li key={id} data-done={done[id]}>
            {link}
            {done[id] ? (
              <span className="first-hour__done">{t('firstHour:isDone')}</span>
            ) : (
              <p>{hint}</p>
            )}
          </li>
        ))}
      </ol>
      <HideFirstHour>{t('firstHour:hide')}</HideFirstHour>
    </Card>
  );
}
