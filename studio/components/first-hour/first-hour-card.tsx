import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { FirstHour } from '@clinic/cms/first-hour/first-hour';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { languageName } from '../language-name.ts';
import { Card } from '../card.tsx';
import { HideFirstHour, LookAtDraft } from './first-hour-notes.tsx';

type Props = Pick<ServerProps, 'i18n'> & { firstHour: FirstHour | undefined };

/** For a new colleague: the way from a word to the website, in three steps. */
export function FirstHourCard({ firstHour, i18n }: Props) {
  if (!firstHour) return null;
  const t = translator(i18n);
  const { done, entry } = firstHour;
  const language = languageName(entry.language, i18n.language, t);
  const isAll = done.change && done.look && done.publish;
  const isAlone = LOCALES.length === 1;
  return (
    <Card id="first-hour" title="firstHour:title" t={t}>
      <p role={isAll ? 'status' : undefined}>
        {t(isAll ? 'firstHour:allDone' : 'firstHour:intro')}
      </p>
      <ol className="first-hour">
        <Step
          isDone={done.change}
          said={t('firstHour:isDone')}
          hint={t('firstHour:changeHint', {
            title: entry.title || t('overview:untitled'),
            language,
          })}
        >
          <Link href={`${entry.href}#field-title`}>{t('firstHour:change')}</Link>
        </Step>
        <Step isDone={done.look} said={t('firstHour:isDone')} hint={t('firstHour:lookHint')}>
          <LookAtDraft href={entry.preview}>{t('firstHour:look')}</LookAtDraft>
        </Step>
        <Step
          isDone={done.publish}
          said={t('firstHour:isDone')}
          hint={t(isAlone ? 'firstHour:publishHintAlone' : 'firstHour:publishHint', { language })}
        >
          <Link href={entry.href}>{t('firstHour:publish')}</Link>
        </Step>
      </ol>
      <HideFirstHour>{t('firstHour:hide')}</HideFirstHour>
    </Card>
  );
}

type StepProps = { isDone: boolean; said: string; hint: string; children: ReactNode };

function Step({ children, hint, isDone, said }: StepProps) {
  return (
    <li data-done={isDone}>
      {children}
      {isDone && <span className="first-hour__done">{said}</span>}
      {!isDone && <p>{hint}</p>}
    </li>
  );
}
