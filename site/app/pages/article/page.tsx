import { useTranslations } from 'use-intl';
import { usePageData } from '#app/shell/page-context.ts';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/related.tsx';
import { pageLoader } from '#app/pages/page-loader.ts';
import type { ArticleId } from './data.ts';

export const loader = pageLoader<ArticleId>();

export default function ArticlePage() {
  const t = useTranslations('related');
  const page = usePageData<typeof loader>();
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
