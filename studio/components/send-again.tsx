'use client';

import type { StudioWordKey, StudioWords } from '@alpsera/cms/studio-words';
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Queues a mail again, after a failure or because its recipient has lost it. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const answer = await fetch(`/api/mails/${id}/again`, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (answer?.ok) toast.success(t('mails:queued'));
    else toast.error(t('mails:failed'));
    router.refresh();
  }

  return (
    <Button id="send-again" size="medium" onClick={send} disabled={isBusy}>
      {t('mails:again')}
    </Button>
  );
}
