'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { watchChanges } from '../kept-input/send-gate.ts';
import { useWords } from '../use-words.ts';
import { offeredUndo, offerUndo, onUndoOffer, watchForUndo } from './undo-plan.ts';

const OFFERED_MS = 10_000;
/** Stores the page on which something was undone, so that the next page load can say so. */
const UNDONE_ON = 'undone-on';
const thisPage = () => String(performance.timeOrigin);

const nothing = () => undefined;
const withdrawUndo = () => offerUndo(undefined);

export function UndoOffer() {
  const { nameOf, t } = useWords();
  const offer = useSyncExternalStore(onUndoOffer, offeredUndo, nothing);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => watchChanges(watchForUndo), []);

  useEffect(() => {
    const undoneOn = sessionStorage.getItem(UNDONE_ON);
    if (!undoneOn || undoneOn === thisPage()) return;
    sessionStorage.removeItem(UNDONE_ON);
    offerUndo('done');
  }, []);

  useEffect(() => {
    if (!offer || isBusy) return;
    const timer = setTimeout(withdrawUndo, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isBusy, offer]);

  if (!offer) return null;
  if (offer === 'done') return notice(<span>{t('undo:done')}</span>);
  const { kind, languages, undo } = offer;
  const names = languages.map(nameOf).join(', ');

  async function takeBack() {
    setBusy(true);
    if (await undo()) {
      sessionStorage.setItem(UNDONE_ON, thisPage());
      // The header of the form knows what is published only from its page load.
      location.reload();
      return;
    }
    setBusy(false);
    withdrawUndo();
    toast.error(t('undo:failed'));
  }

  return notice(
    <>
      <span>{t(`undo:${kind}`, { languages: names })}</span>
      <button type="button" id="undo" disabled={isBusy} onClick={() => void takeBack()}>
        {t('undo:undo')}
      </button>
    </>,
  );
}

const notice = (children: ReactNode) =>
  createPortal(
    <div className="undo-offer" role="status">
      {children}
    </div>,
    document.body,
  );
