import { useTranslations } from 'use-intl';

/**
 * For visitors without a connection; scripts show it (site/app/islands/behaviours/connection-notice.ts).
 * It hangs from the header: at the foot of the window it would lie over the cookie card's buttons.
 */
export function OfflineNotice() {
  const t = useTranslations('navigation');
  return (
    <div role="status" className="offline-notice no-print">
      <p hidden className="rounded-card bg-ink px-5 py-3 text-sm text-white shadow-soft">
        {t('offline')}
      </p>
    </div>
  );
}
