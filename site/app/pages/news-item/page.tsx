import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { NewsDate } from '#app/pages/news/news-date.tsx';
import { definePage } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { newsArticle } from '#app/structured-data/articles.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { newsItemData } from './data.ts';
import { Neighbours } from './neighbours.tsx';

function NewsItem() {
  const t = useTranslations('news');
  const forms = useTranslations('forms.links');
  const page = usePageData<typeof newsItemData>();
  return (
    <Article article={page} eyebrow={<NewsDate date={page.date} />}>
      <Neighbours newer={page.newer} older={page.older} />
      <p className="no-print mt-8">
        <ButtonLink to={page.ask} look="quiet">
          {forms('askAboutNews')}
        </ButtonLink>
      </p>
      <p className="mt-6">
        <a
          href={page.all}
          className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
        >
          {t('all')}
        </a>
      </p>
    </Article>
  );
}

export const newsItemPage = definePage({
  data: newsItemData,
  structuredData: (page, context) => [newsArticle(page, context)],
  View: NewsItem,
});
