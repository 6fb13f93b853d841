import { useTranslations } from 'use-intl';

/** Marks a preview, which visitors do not see; at the edge, so that it does not cover the header. */
export function DraftRibbon() {
  const t = useTranslations('preview');
  return (
    <aside
      aria-label={t('label')}
      className="no-print pointer-events-none fixed top-1/3 left-0 z-50 rotate-180 rounded-l-control bg-yellow-deep px-4 py-1 text-sm leading-tight font-semibold text-white [writing-mode:vertical-rl]"
    >
      {t('draft')}
    </aside>
  );
}
