import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useLocale } from './use-locale.ts';

/** The way to the price list, from where somebody asks what a stay costs. */
export function CostsLink() {
  const t = useTranslations('costs');
  return (
    <a
      href={href('costs', {}, useLocale())}
      className="no-print inline-flex min-h-11 items-center text-pine-500 underline underline-offset-4"
    >
      {t('link')}
    </a>
  );
}
