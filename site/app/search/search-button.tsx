import type { Locale } from '@alpsera/cms/locales';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../routing/href.ts';

/** Opens the search. Before any script runs it is a link to the search page. */
export function SearchButton({ locale }: { locale: Locale }) {
  const t = useTranslations('pages.search');
  return <Link to={href('search', {}, locale)}>{t('title')}</Link>;
}
