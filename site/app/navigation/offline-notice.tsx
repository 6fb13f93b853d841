import { useTranslations } from 'use-intl';

/**
 * For visitors without a connection; site/app/islands/behaviours/connection-notice.ts shows it. It
 * is placed below the header: at the bottom it would cover the cookie card's buttons.
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
