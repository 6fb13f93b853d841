import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useLocale } from './page-context.ts';

/** The get-started button in the header and in the small-screen menu. Its clicks are tracked. */
export function GetStarted() {
  const t = useTranslations('pages.request');
  const request = href('request', {}, useLocale());
  if (!request) return null;
  return (
    <a href={request} className="get-started">
      {t('title')}
    </a>
  );
}
