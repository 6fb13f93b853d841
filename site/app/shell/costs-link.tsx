import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useShell } from './page-context.ts';
import { useLocale } from './use-locale.ts';

/** The way to the price list, from where somebody asks what a stay costs. */
export function CostsLink({ className }: { className?: string }) {
  const t = useTranslations('costs');
  const locale = useLocale();
  if (useShell().missingPages.includes('costs')) return null;
  return (
    <p className={className}>
      <a
        href={href('costs', {}, locale)}
        className="no-print inline-flex min-h-11 items-center text-pine-500 underline underline-offset-4"
      >
        {t('link')}
      </a>
    </p>
  );
}
