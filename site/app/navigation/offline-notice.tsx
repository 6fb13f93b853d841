import { useTranslations } from 'use-intl';
import { useOnline } from './use-online.ts';

/**
 * Tells a visitor without a connection, and no longer than that lasts. It hangs from the header: at
 * the foot of the window it would lie over the cookie card's buttons.
 */
export function OfflineNotice() {
  const t = useTranslations('navigation');
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-notice no-print">
      {!isOnline && (
        <p className="rounded-card bg-ink px-5 py-3 text-sm text-white shadow-soft">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
