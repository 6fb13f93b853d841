'use client';

import { MAX_UPLOAD_MB } from '@clinic/cms/files/limits';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../dialog.tsx';
import { repairUploads } from '../payload-repairs/honest-uploads.ts';
import { useWords } from '../use-words.ts';
import { watchChosenFiles } from './chosen-files.ts';
import { preparePhotos, type Progress, type Refusal } from './prepare-photos.ts';

const REASONS = ['unreadable', 'tooLarge'] as const;

export function PhotoGate() {
  const { t } = useWords();
  const [progress, setProgress] = useState<Progress>();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const cancel = useRef(() => {});

  useEffect(() => repairUploads(t), [t]);

  useEffect(
    () =>
      watchChosenFiles((chosen) => {
        const abort = new AbortController();
        const { signal } = abort;
        return new Promise((resolve) => {
          cancel.current = () => {
            abort.abort();
            setProgress(undefined);
            resolve([]);
          };
          void preparePhotos(chosen, { onProgress: setProgress, signal }).then((done) => {
            setProgress(undefined);
            setRefused(done.refused);
            resolve(done.ready);
          });
        });
      }),
    [],
  );

  if (progress) {
    const { number, total } = progress;
    // Not a dialog, since one may go on in the form while photographs are prepared.
    return createPortal(
      <div className="undo-offer photos-progress" role="status">
        <span>
          {t('photos:preparing')}
          <br />
          {t('photos:progress', progress)}
          <progress
            max={total}
            {...(total > 1 && { value: number - 1 })}
            aria-label={t('photos:preparing')}
          />
        </span>
        <button type="button" onClick={() => cancel.current()}>
          {t('people:cancel')}
        </button>
      </div>,
      document.body,
    );
  }
  if (refused.length === 0) return null;
  const close = () => setRefused([]);
  return (
    <Dialog id="photos" title={t('photos:refused')} onClose={close}>
      {REASONS.map((why) => {
        const names = refused.filter((one) => one.why === why).map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <p key={why}>
            <strong>{names.join(', ')}</strong>
            <br />
            {t(`photos:${why}`, { limit: MAX_UPLOAD_MB })}
          </p>
        );
      })}
      <button type="button" onClick={close}>
        {t('icons:close')}
      </button>
    </Dialog>
  );
}
