'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { languageName } from '../language-name.ts';
import { watchChanges } from '../kept-input/send-gate.ts';
import { offeredUndo, offerUndo, onUndoOffer, watchForUndo } from './undo-plan.ts';

const OFFERED_MS = 10_000;
const UNDONE = 'undone';

const nothing = () => undefined;
const withdrawUndo = () => offerUndo(undefined);

/** On every page of the panel: right after a publication and the like, a way back for ten seconds. */
export function UndoOffer() {
  const words = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(words);
  const offer = useSyncExternalStore(onUndoOffer, offeredUndo, nothing);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => watchChanges(watchForUndo), []);

  useEffect(() => {
    if (!sessionStorage.getItem(UNDONE)) return undefined;
    // Not before what shows messages is there, too.
    const timer = setTimeout(() => {
      sessionStorage.removeItem(UNDONE);
      toast.success(t('undo:done'));
    }, 500);
    return () => clearTimeout(timer);
  }, [t]);

  useEffect(() => {
    if (!offer || isBusy) return;
    const timer = setTimeout(withdrawUndo, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isBusy, offer]);

  if (!offer) return null;
  const { kind, languages, undo } = offer;
  const names = languages.map((one) => languageName(one, words.i18n.language, t)).join(', ');

  async function takeBack() {
    setBusy(true);
    const isDone = await undo();
    if (isDone) {
      sessionStorage.setItem(UNDONE, kind);
      // The head of the form knows what is published only from its page.
      location.reload();
      return;
    }
    setBusy(false);
    withdrawUndo();
    toast.error(t('undo:failed'));
  }

  return createPortal(
    <div className="undo-offer" role="status">
      <span>{t(`undo:${kind}`, { languages: names })}</span>
      <button type="button" id="undo" disabled={isBusy} onClick={() => void takeBack()}>
        {t('undo:undo')}
      </button>
    </div>,
    document.body,
  );
}
