import { useTranslations } from 'use-intl';
import { usePageData } from '#app/shell/page-context.ts';
import { Overview } from '#app/entries/overview.tsx';
import { pageLoader } from '#app/pages/page-loader.ts';
import type { OverviewId } from './data.ts';

export const loader = pageLoader<OverviewId>();

export default function OverviewPage() {
  const t = useTranslations();
  const { id, teasers } = usePageData<typeof loader>();
  return (
    <Overview
      title={t(`pages.${id}.title`)}
      intro={t(`pages.${id}.intro`)}
      empty={t('article.empty')}
      teasers={teasers}
    />
  );
}
