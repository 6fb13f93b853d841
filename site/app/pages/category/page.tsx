import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { Faq } from '#app/entries/faq.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { TeaserGrid } from '#app/entries/teaser-grid.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { categoryData } from './data.ts';

function Category() {
  const t = useTranslations('article');
  const page = usePageData<typeof categoryData>();
  const lang = page.language === page.locale ? undefined : page.language;
  return (
    <div lang={lang} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={page.parents} title={page.title} />
      <PageTitle
        title={page.title}
        intro={page.excerpt}
        locale={page.locale}
        language={page.language}
      />
      <div className="mt-8">
        <RichText html={page.html} />
        <Faq questions={page.faq} title={t('faq')} />
      </div>
      <TeaserGrid teasers={page.teasers} />
    </div>
  );
}

export const categoryPage = definePage({ data: categoryData, View: Category });
