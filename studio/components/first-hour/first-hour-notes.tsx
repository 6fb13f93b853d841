'use client';

import { FIRST_HOUR, type FirstHourNotes } from '@clinic/cms/first-hour/first-hour-notes';
import { Button, PreviewButton, usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';

function useNote() {
  const { setPreference } = usePreferences();
  return (note: FirstHourNotes) => setPreference(FIRST_HOUR, note, true);
}

/** Notes the look at the draft here, since the preview in its own tab does not know who looks. */
export function LookAtDraft({ children, href }: { children: ReactNode; href: string }) {
  const note = useNote();
  return (
    <a href={href} target="_blank" onClick={() => void note({ looked: true })}>
      {children}
    </a>
  );
}

/** Payload's preview button, which counts as a look at the draft too. */
export function NotedPreview() {
  const note = useNote();
  return (
    <span className="noted-preview" onClickCapture={() => void note({ looked: true })}>
      <PreviewButton />
    </span>
  );
}

export function HideFirstHour({ children }: { children: ReactNode }) {
  const note = useNote();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function hide() {
    setBusy(true);
    await note({ hidden: true });
    router.refresh();
  }

  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={hide}>
      {children}
    </Button>
  );
}
