'use client';

import type { FirstStepsNote } from '@clinic/cms/first-steps/first-steps-notes';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';

type Props = { note: FirstStepsNote; isSet: boolean; label: string };

/** A box to tick by which an administrator says something about the first steps. */
export function SaySo({ isSet, label, note }: Props) {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const router = useRouter();
  const [isTicked, setTicked] = useState(isSet);

  async function say(isWanted: boolean) {
    setTicked(isWanted);
    const said = { note, isSet: isWanted };
    const { body } = await postToStudio('first-steps', i18n.language, said);
    if (body) return router.refresh();
    setTicked(!isWanted);
    toast.error(t('firstSteps:failed'));
  }

  return (
    <label className="first-steps__tick">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => void say(event.target.checked)}
      />
      {label}
    </label>
  );
}
