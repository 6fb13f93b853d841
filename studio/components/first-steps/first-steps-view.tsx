import { isAdmin } from '@clinic/cms/access/roles';
import { isConfirmedStep, type FirstStep, type StepId } from '@clinic/cms/first-steps/first-steps';
import { readNotes, setNote } from '@clinic/cms/first-steps/first-steps-notes';
import { FIRST_STEPS_PATH, readFirstSteps } from '@clinic/cms/first-steps/read-first-steps';
import { translator } from '@clinic/cms/studio-words/translator';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { languageName } from '../language-name.ts';
import { PanelPage } from '../panel-page.tsx';
import { SaySo } from './say-so.tsx';
import { WhatIsSet } from './what-is-set.tsx';

/** Pages of the studio where a step is done; the other steps are files or settings. */
const PLACES: Partial<Record<StepId, string>> = {
  contact: '/admin/globals/clinic',
  program: '/admin/collections/programs',
  legal: '/admin/collections/pages',
  mail: '/admin/collections/mails',
};

export async function FirstStepsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(FIRST_STEPS_PATH)}`);
  if (!isAdmin(req)) notFound();
  const { i18n, payload } = req;
  const t = translator(i18n);
  const [steps, notes] = await Promise.all([readFirstSteps(req), readNotes(payload)]);
  if (!notes.has('seen')) await setNote(payload, 'seen');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <PanelPage view={view} className="staff-page first-steps" title={t('firstSteps:title')}>
      <h1>{t('firstSteps:title')}</h1>
      <p>{t('firstSteps:intro')}</p>
      <p className="first-steps__count" role="status">
        {t('firstSteps:done', { done, all: steps.length })}
      </p>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} i18n={i18n} />
        ))}
      </ol>
      <SaySo note="hidden" isSet={notes.has('hidden')} label={t('firstSteps:hide')} />
    </PanelPage>
  );
}

type StepProps = { step: FirstStep; i18n: PayloadRequest['i18n'] };

function Step({ i18n, step: { id, isDone, lacks } }: StepProps) {
  const t = translator(i18n);
  const place = PLACES[id];
  return (
    <li id={id} data-done={isDone}>
      <h2>
        {t(`firstSteps:${id}`)}
        <span
          className={`translations__state translations__state--${isDone ? 'published' : 'draft'}`}
        >
          {t(isDone ? 'firstSteps:isDone' : 'firstSteps:isOpen')}
        </span>
      </h2>
      <p>{t(`firstSteps:${id}Todo`)}</p>
      <WhatIsSet id={id} language={i18n.language} t={t} />
      {lacks.length > 0 && (
        <ul className="first-steps__lacks">
          {lacks.map(({ gaps, href, locale, name }) => {
            const label = getTranslation(name, i18n);
            const text = locale ? `${label}, ${languageName(locale, i18n.language, t)}` : label;
            return (
              <li key={text}>
                <Link href={href}>{text}</Link>
                <span>{gaps.length > 0 ? gaps.join(' · ') : t('firstSteps:notWritten')}</span>
              </li>
            );
          })}
        </ul>
      )}
      {place && lacks.length === 0 && (
        <p>
          <Link href={place}>{t(`firstSteps:${id}Place` as 'firstSteps:contactPlace')}</Link>
        </p>
      )}
      {isConfirmedStep(id) && <SaySo note={id} isSet={isDone} label={t('firstSteps:ours')} />}
    </li>
  );
}
