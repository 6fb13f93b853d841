import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RichText } from '#app/rich/rich-text.tsx';
import type { Crumb } from '#app/routing/breadcrumbs.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import type { ArticleData } from './article-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Contents } from './contents-list.tsx';
import { Facts } from './facts.tsx';
import { Faq } from './faq.tsx';
import { PageTitle } from './page-title.tsx';
import { WidePicture } from './wide-picture.tsx';

type Props = {
  article: ArticleData & { parents?: readonly Crumb[] };
  /** Shown above the title. */
  eyebrow?: ReactNode;
  /** Shown above the facts, which precede the text on phones and are beside it on desktops. */
  aside?: ReactNode;
  /** Set if `aside` has a get-started button, so that the help card shows none. */
  asideHasRequest?: boolean;
  /** Shown below the text, over the full width. */
  children?: ReactNode;
};

/** The page of one entry: picture, title, text in reading width, and facts beside it. */
export function Article({ article, eyebrow, aside, asideHasRequest, children }: Props) {
  const t = useTranslations('article');
  return (
    <article lang={article.language === article.locale ? undefined : article.language}>
      <WidePicture picture={article.picture} />
      <div className="page-width pt-10 lg:pt-16">
        <Breadcrumbs parents={article.parents} />
        <PageTitle
          title={article.title}
          intro={article.excerpt}
          eyebrow={eyebrow}
          locale={article.locale}
          language={article.language}
        />
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          {/* Facts that matter for the decision precede the long text on phones. */}
          <div className="space-y-8 empty:hidden lg:col-start-2">
            {aside}
            <Facts facts={article.facts} title={t('facts')} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Contents sections={article.sections} title={t('contents')} />
            <RichText html={article.html} />
            <Faq questions={article.faq} title={t('faq')} />
          </div>
          <div className="lg:col-start-2">
            <div className="lg:sticky lg:top-24">
              <HelpCard hasRequest={!asideHasRequest} />
            </div>
          </div>
        </div>
        {children}
      </div>
    </article>
  );
}
