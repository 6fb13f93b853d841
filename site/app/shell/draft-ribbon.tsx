import { useTranslations } from 'use-intl';

/** Says on a preview that it is not what visitors see. At the bottom, where it covers no header. */
export function DraftRibbon() {
  const t = useTranslations('preview');
  return (
    <aside
      aria-label={t('label')}
      className="no-print pointer-events-none fixed bottom-4 left-4 z-50 rounded-control bg-yellow-deep px-4 py-2 font-semibold text-white shadow-lg"
    >
      {t('draft')}
    </aside>
  );
}
