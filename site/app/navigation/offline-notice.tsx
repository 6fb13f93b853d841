import { useTranslations } from 'use-intl';
import { useMissing } from './use-missing.ts';
import { useOnline } from './use-online.ts';

/**
 * Tells a visitor without a connection, and no longer than that lasts; and one whose link led nowhere
 * because a part of the page could not be loaded. It hangs from the header: at
 * the foot of the window it would lie over the cookie card's buttons.
 */
export function OfflineNotice() {
  const t = useTranslations('navigation');
  const isOnline = useOnline();
  const isMissing = useMissing();
  return (
    <div role="status" className="offline-notice no-print">
      {(!isOnline || isMissing) && (
        <p className="rounded-card bg-ink px-5 py-3 text-sm text-white shadow-soft">
          {t(isOnline ? 'missing' : 'offline')}
        </p>
      )}
    </div>
  );
}
