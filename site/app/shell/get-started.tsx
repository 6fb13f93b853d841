import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useLocale } from './use-locale.ts';

/** The next step, in the header and in the menu of small screens. Its clicks are tracked. */
export function GetStarted() {
  const t = useTranslations('pages.request');
  return (
    <a href={href('request', {}, useLocale())} className="get-started">
      {t('title')}
    </a>
  );
}
