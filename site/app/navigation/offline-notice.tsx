import { useTranslations } from 'use-intl';
import { useOnline } from './use-online.ts';

/** Tells a visitor without a connection, and no longer than that lasts. */
export function OfflineNotice() {
  const t = useTranslations('navigation');
  const isOnline = useOnline();
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center"
    >
      {!isOnline && (
        <p className="rounded-card bg-ink px-5 py-3 text-sm text-white shadow-soft">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
