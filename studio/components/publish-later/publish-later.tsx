'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { clinicTime } from '../clinic-time-format.ts';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../use-words.ts';
import { NewPlan } from './new-plan.tsx';
import { usePlans } from './use-plans.ts';

export function PublishLater() {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo();
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { cancel, plan, plans, problem } = usePlans(collectionSlug, id);
  if (!id || !hasPublishPermission) return null;
  const waiting = plans.filter(({ status }) => status === 'waiting').length;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        id="publish-later"
        buttonStyle="secondary"
        size="medium"
        onClick={() => setOpen(true)}
      >
        {waiting > 0 ? t('schedule:laterCount', { count: waiting }) : t('schedule:later')}
      </Button>
      {isOpen && (
        <Dialog id="publish-later-dialog" title={t('schedule:title')} onClose={close}>
          <PlannedList plans={plans} cancel={cancel} />
          <NewPlan onPlan={plan} />
          {problem && (
            <p role="alert" className="publish-later__problem">
              {problem}
            </p>
          )}
          <button type="button" onClick={close}>
            {t('schedule:close')}
          </button>
        </Dialog>
      )}
    </>
  );
}

type ListProps = Pick<ReturnType<typeof usePlans>, 'plans' | 'cancel'>;

function PlannedList({ plans, cancel }: ListProps) {
  const { language, nameOf, t } = useWords();
  if (plans.length === 0) return <p>{t('schedule:nothing')}</p>;
  return (
    <ul className="publish-later__plans">
      {plans.map((plan) => (
        <li key={plan.id}>
          <span>
            <strong>{t(`schedule:${plan.action}`)}</strong>, {nameOf(plan.language)},{' '}
            <time dateTime={plan.at}>{clinicTime(plan.at, language)}</time>
            {plan.status === 'failed' && <em> {t('schedule:couldNot')}</em>}
          </span>
          <button type="button" onClick={() => cancel(plan)}>
            {t(plan.status === 'failed' ? 'schedule:remove' : 'schedule:callOff')}
          </button>
        </li>
      ))}
    </ul>
  );
}
