'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, TextareaInput, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

type Answer = { errors?: { message?: string }[] };

/** Approves a testimonial, or rejects it with a reason. */
export function Moderate({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const router = useRouter();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function decide(decision: 'approve' | 'reject', said: StudioWordKey) {
    setBusy(true);
    const answer = await fetch(`/api/testimonials/${id}/${decision}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason }),
    }).catch(() => undefined);
    setBusy(false);
    if (!answer?.ok) {
      const body = (await answer?.json().catch(() => undefined)) as Answer | undefined;
      toast.error(body?.errors?.[0]?.message ?? t('moderation:notModerated'));
      return;
    }
    toast.success(t(said));
    router.refresh();
  }

  if (isRejecting) {
    return (
      <div className="moderate">
        <TextareaInput
          path={`reason-${id}`}
          label={t('moderation:rejectReason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="moderate__actions">
          <Button
            margin={false}
            disabled={isBusy || !reason.trim()}
            onClick={() => decide('reject', 'moderation:rejected')}
          >
            {t('moderation:rejectNow')}
          </Button>
          <Button margin={false} buttonStyle="secondary" onClick={() => setRejecting(false)}>
            {t('moderation:cancel')}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <p className="moderate moderate__actions">
      <Button
        margin={false}
        disabled={isBusy}
        aria-label={`${t('moderation:approve')}: ${name}`}
        onClick={() => decide('approve', 'moderation:approved')}
      >
        {t('moderation:approve')}
      </Button>
      <Button
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        aria-label={`${t('moderation:reject')}: ${name}`}
        onClick={() => setRejecting(true)}
      >
        {t('moderation:reject')}
      </Button>
    </p>
  );
}
