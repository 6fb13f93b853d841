import { useTranslations } from 'use-intl';
import { Overview } from '#app/entries/overview.tsx';
import { definePage } from '#app/pages/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { overviewData, type OverviewId } from './data.ts';

function OverviewPage() {
  const t = useTranslations();
  const { id, teasers } = usePageData<ReturnType<typeof overviewData>>();
  return (
    <Overview
      title={t(`pages.${id}.title`)}
      intro={t(`pages.${id}.intro`)}
      empty={t('article.empty')}
      teasers={teasers}
    />
  );
}

export function overviewPage(id: OverviewId) {
  return definePage({ data: overviewData(id), View: OverviewPage });
}
