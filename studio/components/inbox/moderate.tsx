'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { Button, TextareaInput, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';

export function Moderate({ id, name }: { id: string; name: string }) {
  const { t } = useWords();
  const { isBusy, post } = usePost('moderation:notModerated');
  const router = useRouter();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');

  async function decide(decision: 'approve' | 'reject', said: StudioWordKey) {
    if (!(await post(`testimonials/${id}/${decision}`, { reason }))) return;
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
