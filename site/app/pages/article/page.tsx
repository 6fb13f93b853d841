import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/related.tsx';
import { definePage } from '#app/page/page.ts';
import { listOf } from '#app/routing/entry-href.ts';
import { ROUTE_TABLE } from '#app/routing/table.ts';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { medicalWebPage } from '#app/structured-data/articles.ts';
import { articlePageData, type ArticleId } from './data.ts';

function ArticlePage() {
  const t = useTranslations('related');
  const page = usePageData<ReturnType<typeof articlePageData>>();
  return (
    <Article article={page} belowFacts={page.hasCosts && <CostsLink className="mt-2" />}>
      {page.related.map(({ page: id, isSameKind, teasers }) => (
        <Related
          key={id}
          id={id.replace('.', '-')}
          title={t(isSameKind ? 'sameKind' : listOf(id))}
          teasers={teasers}
        />
      ))}
    </Article>
  );
}

export function articlePage(id: ArticleId) {
  return definePage({
    data: articlePageData(id),
    structuredData: (page, context) => [medicalWebPage(page, ROUTE_TABLE[id].schemaType, context)],
    View: ArticlePage,
  });
}
