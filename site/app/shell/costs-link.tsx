import { useTranslations } from 'use-intl';
import { useOfferedHref } from './page-context.ts';

/** A link to the price list, for places where visitors ask what a stay costs. */
export function CostsLink({ className }: { className?: string }) {
  const t = useTranslations('costs');
  const costs = useOfferedHref()('costs');
  if (!costs) return null;
  return (
    <p className={className}>
      <a
        href={costs}
        className="no-print inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
      >
        {t('link')}
      </a>
    </p>
  );
}
