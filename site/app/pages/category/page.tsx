import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
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
  const isTranslated = page.language === page.locale;
  return (
    <div lang={isTranslated ? undefined : page.language} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={page.parents} />
      <header className="max-w-text">
        <h1 className="text-4xl">{page.title}</h1>
        {page.excerpt && <p className="mt-5 text-lg text-stone-600">{page.excerpt}</p>}
        {!isTranslated && (
          <p lang={page.locale} className="mt-5 border-l-2 border-larch-500 pl-4">
            {t('translationMissing')}
          </p>
        )}
      </header>
      <div className="mt-8">
        <RichText html={page.html} />
        <Faq questions={page.faq} title={t('faq')} />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {page.teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} heading="h2" priority />
          </li>
        ))}
        <li>
          <HelpCard />
        </li>
      </ul>
    </div>
  );
}
