import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/related.tsx';
import { definePage } from '#app/pages/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { medicalWebPage, type MedicalSubject } from '#app/structured-data/articles.ts';
import { articlePageData, type ArticleId } from './data.ts';

function ArticlePage() {
  const t = useTranslations('related');
  const page = usePageData<ReturnType<typeof articlePageData>>();
  return (
    <Article article={page}>
      {page.related.map(({ page: id, isSameKind, teasers }) => (
        <Related
          key={id}
          id={id.replace('.', '-')}
          title={t(isSameKind ? 'sameKind' : relatedKey(id))}
          teasers={teasers}
        />
      ))}
    </Article>
  );
}

/** Message keys cannot hold the dot of a page id. */
function relatedKey<Name extends string>(id: `${Name}.item`): Name {
  return id.slice(0, -'.item'.length) as Name;
}

export function articlePage(id: ArticleId, subject: MedicalSubject) {
  return definePage({
    data: articlePageData(id),
    structuredData: (page, place) => [medicalWebPage(page, subject, place)],
    View: ArticlePage,
  });
}
