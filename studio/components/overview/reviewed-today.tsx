'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';

/** One click: visitors read today's date as that of the review. */
export function ReviewedToday({ path, title }: { path: string; title: string }) {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  async function confirm() {
    setBusy(true);
    const { body, error } = await postToStudio(path, i18n.language);
    setBusy(false);
    if (!body) return void toast.error(error || t('schedule:failed'));
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
