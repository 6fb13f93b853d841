import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { TeaserGrid } from '#app/entries/teaser-grid.tsx';
import { definePage } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { overviewData, type OverviewId } from './data.ts';

function OverviewPage() {
  const t = useTranslations();
  const { id, teasers } = usePageData<ReturnType<typeof overviewData>>();
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageIntroduction page={id} />
      {teasers.length === 0 ? (
        <p className="mt-12">{t('article.empty')}</p>
      ) : (
        <TeaserGrid teasers={teasers} />
      )}
    </div>
  );
}

export function overviewPage(id: OverviewId) {
  return definePage({ data: overviewData(id), View: OverviewPage });
}
