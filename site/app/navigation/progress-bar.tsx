import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FETCH_MIN_DELAY_MS } from '../constants.ts';
import { SteadyFlag } from './steady-flag.ts';

/** Most pages are there sooner; a bar would only make them look slow. */
const SHOW_AFTER_MS = 300;

/** A thin line at the top while a page takes its time. */
export function ProgressBar() {
  const t = useTranslations('navigation');
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  const [flag] = useState(
    () => new SteadyFlag({ after: SHOW_AFTER_MS, atLeast: FETCH_MIN_DELAY_MS, onChange: setShown }),
  );
  useEffect(() => flag.set(isLoading), [flag, isLoading]);
  useEffect(() => () => flag.stop(), [flag]);
  return (
    <div role="status">
      {isShown && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden="true" className="progress-bar no-print" />
        </>
      )}
    </div>
  );
}
