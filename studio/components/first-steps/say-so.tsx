'use client';

import type { FirstStepsNote } from '@clinic/cms/first-steps/first-steps-notes';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';
import { useWords } from '../use-words.ts';

type Props = { note: FirstStepsNote; isSet: boolean; label: string };

/** A checkbox by which an administrator confirms a first step, or hides them all. */
export function SaySo({ isSet, label, note }: Props) {
  const { language, t } = useWords();
  const router = useRouter();
  const [isTicked, setTicked] = useState(isSet);

  async function say(isWanted: boolean) {
    setTicked(isWanted);
    const said = { note, isSet: isWanted };
    const { body } = await postToStudio('first-steps', language, said);
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
