'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlannedList } from './planned-list.tsx';
import { usePlans } from './use-plans.ts';
import { useWords } from '../use-words.ts';

export function PublishLater() {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo();
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { cancel, plan, plans, problem } = usePlans(collectionSlug, id);
  if (!id || !hasPublishPermission) return null;
  const waiting = plans.filter(({ status }) => status === 'waiting').length;

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
        <Dialog
          id="publish-later-dialog"
          title={t('schedule:title')}
          onClose={() => setOpen(false)}
        >
          <PlannedList plans={plans} onCancel={cancel} />
          <NewPlan onPlan={plan} />
          {problem && (
            <p role="alert" className="publish-later__problem">
              {problem}
            </p>
          )}
          <button type="button" onClick={() => setOpen(false)}>
            {t('schedule:close')}
          </button>
        </Dialog>
      )}
    </>
  );
}
