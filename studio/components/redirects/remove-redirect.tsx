'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '../use-words.ts';

export function RemoveRedirect({ id, slug }: { id: string; slug: string }) {
  const { t } = useWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const answer = await fetch(`/api/slug_history/${id}`, { method: 'DELETE' }).catch(
      () => undefined,
    );
    setBusy(false);
    if (answer?.ok) toast.success(t('redirects:removed'));
    else toast.error(t('redirects:failed'));
    router.refresh();
  }

  return (
    <Button
      aria-label={`${t('redirects:remove')}: ${slug}`}
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={remove}
    >
      {t('redirects:remove')}
    </Button>
  );
}
