import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Overview } from '../../entries/overview.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import type { OverviewId } from './data.ts';

export const loader = pageLoader<OverviewId>();
export const meta = pageMeta;

export default function OverviewPage() {
  const t = useTranslations();
  const { id, teasers } = useLoaderData<typeof loader>();
  return (
    <Overview
      title={t(`pages.${id}.title`)}
      intro={t(`pages.${id}.intro`)}
      empty={t('article.empty')}
      teasers={teasers}
    />
  );
}
