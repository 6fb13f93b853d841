import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '../navigation/page-link.tsx';
import { href } from '../routing/href.ts';
import { track } from '../tracking/track.ts';
import { useLocale } from './use-locale.ts';

/** The next step, in the header and in the menu of small screens. */
export function GetStarted() {
  const t = useTranslations('pages.request');
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const location = `${pathname}${search}${hash}`;
  return (
    <PageLink
      to={href('request', {}, locale)}
      onClick={() => track('header_click_get_started', { locale, location })}
      className="get-started"
    >
      {t('title')}
    </PageLink>
  );
}
