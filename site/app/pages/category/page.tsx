import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { PageTitle } from '../../entries/page-title.tsx';
import { Faq } from '../../entries/faq.tsx';
import { TeaserCard } from '../../entries/teaser-card.tsx';
import { RichText } from '../../rich/rich-text.tsx';
import { HelpCard } from '../../shell/help-card.tsx';
import { pageMeta } from '../page-meta.ts';
import { categoryLoader } from './category-loader.ts';
import { categoryData } from './data.ts';

export const loader = categoryLoader(categoryData);
export const meta = pageMeta;

export default function Category() {
  const t = useTranslations('article');
  const page = useLoaderData<typeof loader>();
  const lang = page.language === page.locale ? undefined : page.language;
  return (
    <div lang={lang} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={page.parents} />
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
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {page.teasers.map((teaser, index) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} heading="h2" priority={index === 0} />
          </li>
        ))}
        <li>
          <HelpCard />
        </li>
      </ul>
    </div>
  );
}
