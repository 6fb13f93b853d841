'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';

export function ReviewedToday({ path, title }: { path: string; title: string }) {
  const { t } = useWords();
  const { isBusy, post } = usePost('schedule:failed');
  const router = useRouter();
  const [isDone, setDone] = useState(false);

  async function confirm() {
    if (!(await post(path))) return;
    setDone(true);
    router.refresh();
  }

  if (isDone) return <p role="status">{t('reviews:done')}</p>;
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={confirm}
      disabled={isBusy}
      aria-label={`${t('reviews:today')}: ${title}`}
    >
      {t('reviews:today')}
    </Button>
  );
}
