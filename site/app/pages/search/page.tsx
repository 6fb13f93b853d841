import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = pageLoader<'search'>();
export const meta = pageMeta;

export default function SearchPage() {
  const t = useTranslations('pages.search');
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <h1 className="text-4xl">{t('title')}</h1>
    </div>
  );
}
