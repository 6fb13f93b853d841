'use client';

import { textOf } from '@clinic/cms/values/rich-text-words';
import { Button, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { useFieldAt } from '../use-field-at.ts';
import { useWords } from '../use-words.ts';
import { useInterruption, useSaveState } from './save-state.ts';
import { useFormName, useKeptInput } from './use-kept-input.ts';

/** Shown at the head of a form from a save that failed until one that succeeds. */
export function NotSaved() {
  const { t } = useWords();
  const { isUnsaved, isWaiting, refusal } = useSaveState(useFormName());
  const interruption = useInterruption();
  if (!isWaiting && !(refusal && isUnsaved)) return null;
  const isRefused = !isWaiting || !interruption;
  return (
    <p className="not-saved" id="not-saved" role="alert">
      <strong>{t('kept:notSaved')}</strong>{' '}
      {isRefused ? t('kept:refused') : t(`kept:${interruption}`)}
    </p>
  );
}

/** Shows above a form what was typed but not saved, if it cannot simply be put back. */
export function KeptInput() {
  const { t } = useWords();
  const fieldAt = useFieldAt();
  const { aside, decide, isPuttingBack } = useKeptInput();
  const isTakingOver = useTakingOver();
  return (
    <>
      {/* Blocks the form while it is filled anew, as what is typed meanwhile would be lost. */}
      {(isPuttingBack || isTakingOver) && (
        <Dialog>
          <p role="status">{t('kept:oneMoment')}</p>
        </Dialog>
      )}
      {aside && (
        <section className="kept-aside" role="alert">
          <h2>{t('kept:asideTitle')}</h2>
          <p>{t('kept:asideText')}</p>
          <dl>
            {Object.entries(aside.typed).map(([name, typed]) => (
              <div key={name}>
                <dt>{fieldAt(name)?.label ?? name}</dt>
                <dd>{textOf(typed)}</dd>
              </div>
            ))}
          </dl>
          <Button id="kept-take" size="small" onClick={() => decide(true)}>
            {t('kept:take')}
          </Button>
          <Button id="kept-drop" buttonStyle="secondary" size="small" onClick={() => decide(false)}>
            {t('kept:drop')}
          </Button>
        </section>
      )}
    </>
  );
}

const LONGEST_MS = 10_000;

// Whether a lock is being taken over. Payload closes its dialog at once, and what is typed until
// the new form arrives, which may take seconds, is lost. Seen in 3.90.1, not reported.
function useTakingOver(): boolean {
  const { initialState } = useDocumentInfo();
  const isAsked = useModal().isModalOpen('document-locked');
  const [wasAsked, setAsked] = useState(isAsked);
  const [old, setOld] = useState<unknown>();
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (!isAsked) setOld(initialState);
  }
  const isTakingOver = old !== undefined && old === initialState;
  useEffect(() => {
    if (!isTakingOver) return;
    // If the new form never arrives, the old one must become usable again.
    const timer = setTimeout(() => setOld(undefined), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isTakingOver]);
  return isTakingOver;
}
