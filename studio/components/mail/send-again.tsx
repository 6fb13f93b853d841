'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '../use-words.ts';

type Answer = { queued?: boolean; waits?: boolean };

const NOT_NOW = 409;

export function SendAgain() {
  const { id } = useDocumentInfo();
  const { t } = useWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const answer = await fetch(`/api/mails/${id}/again`, { method: 'POST' }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as Answer | undefined;
    setBusy(false);
    if (said?.queued && said.waits) toast.warning(t('mails:waits'));
    else if (said?.queued) toast.success(t('mails:queued'));
    else toast.error(t(answer?.status === NOT_NOW ? 'mails:notQueued' : 'mails:failed'));
    router.refresh();
  }

  return (
    <Button id="send-again" size="medium" onClick={send} disabled={isBusy}>
      {t('mails:again')}
    </Button>
  );
}
