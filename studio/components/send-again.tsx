'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

const WORDS = {
  en: { again: 'Send again', queued: 'The mail is on its way.', failed: 'That did not work.' },
  de: {
    again: 'Erneut senden',
    queued: 'Die E-Mail ist unterwegs.',
    failed: 'Das hat nicht geklappt.',
  },
  it: { again: 'Inviare di nuovo', queued: 'L’e-mail è in viaggio.', failed: 'Non ha funzionato.' },
};

/** Puts a mail back into the queue, whether it failed or its reader has lost it. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[i18n.language as keyof typeof WORDS] ?? WORDS.en;

  async function send() {
    setBusy(true);
    const answer = await fetch(`/api/mails/${id}/again`, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (answer?.ok) toast.success(words.queued);
    else toast.error(words.failed);
    router.refresh();
  }

  return (
    <Button id="send-again" size="medium" onClick={send} disabled={isBusy}>
      {words.again}
    </Button>
  );
}
