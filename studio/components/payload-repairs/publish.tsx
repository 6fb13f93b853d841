'use client';

import { PublishButton, useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';

/**
 * Payload's own button, enabled by the number of drafts since the last publication. Right after the
 * draft of another language that number is not updated, and the button would stay disabled.
 */
export function Publish() {
  const { data, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isUncounted = data?._status === 'draft' && unpublishedVersionCount === 0;

  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);

  return (
    <PatientButton>
      <PublishButton />
    </PatientButton>
  );
}

const buttonIn = (area: HTMLElement | null) =>
  area?.querySelector<HTMLButtonElement>('#action-save');

/** By its place: a disabled button is no target of events. */
function isWithin(
  button: HTMLElement | null | undefined,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  if (!button) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** While a draft is being saved the button is disabled: a click then counts once it is saved. */
function PatientButton({ children }: { children: ReactNode }) {
  const isSaving = useFormBackgroundProcessing();
  const area = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  const saving = useRef(isSaving);
  saving.current = isSaving;

  useEffect(() => {
    if (isSaving || !isWaiting.current) return;
    isWaiting.current = false;
    buttonIn(area.current)?.click();
  }, [isSaving]);

  function press(event: PointerEvent): void {
    isWaiting.current = isWithin(buttonIn(area.current), event);
    const release = (later: globalThis.PointerEvent) => {
      // Disabled for another reason, it must not be remembered: the next autosave would publish.
      const isMeant = saving.current && isWithin(buttonIn(area.current), later);
      if (later.type === 'pointercancel' || !isMeant) forget();
    };
    window.addEventListener('pointerup', release, { once: true });
    window.addEventListener('pointercancel', release, { once: true });
  }

  function forget(): void {
    isWaiting.current = false;
  }

  return (
    <div ref={area} onPointerDownCapture={press} onClickCapture={forget}>
      {children}
    </div>
  );
}
