import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RichText } from '#app/rich/rich-text.tsx';
import type { Crumb } from '#app/routing/breadcrumbs.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import type { ArticleData } from './article-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FoldedContents, SideContents } from './contents-list.tsx';
import { Faq } from './faq.tsx';
import type { Origin } from './origin.ts';
import { PageTitle } from './page-title.tsx';
import type { Review } from './review.ts';
import { ReviewedLine } from './reviewed-line.tsx';
import { TextOrigin } from './text-origin.tsx';
import { WidePicture } from './wide-picture.tsx';

type Props = {
  article: ArticleData & { parents?: readonly Crumb[]; review?: Review; origin?: Origin };
  /** Shown above the title. */
  eyebrow?: ReactNode;
  /** Shown above the facts, which precede the text on phones and are beside it on desktops. */
  aside?: ReactNode;
  /** What is asked after reading the facts. */
  belowFacts?: ReactNode;
  /** The text, where it is more than words: by default that of the article alone. */
  body?: ReactNode;
  /** False on pages that are read from the first to the last word, or not at all. */
  hasContents?: boolean;
  /** Set if `aside` has a get-started button, so that the help card shows none. */
  asideHasRequest?: boolean;
  /** Shown below the text, over the full width. */
  children?: ReactNode;
};

/** The page of one entry: picture, title, text in reading width, and facts beside both. */
export function Article(props: Props) {
  const { article, eyebrow, aside, belowFacts, body, asideHasRequest, children } = props;
  const { hasContents = true } = props;
  const t = useTranslations('article');
  const { faq, facts } = article;
  const questions = faq.length > 0 ? [{ id: 'faq', title: t('faq') }] : [];
  const sections = hasContents ? [...article.sections, ...questions] : [];
  const hasAside = Boolean(aside) || Boolean(belowFacts) || facts.length > 0;
  return (
    <article lang={article.language === article.locale ? undefined : article.language}>
      <WidePicture picture={article.picture} />
      <div className={`page-width ${article.picture ? 'pt-10 lg:pt-12' : 'pt-12 lg:pt-20'}`}>
        <Breadcrumbs parents={article.parents} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <div>
            <PageTitle
              title={article.title}
              intro={article.excerpt}
              eyebrow={eyebrow}
              locale={article.locale}
              language={article.language}
            />
            <ReviewedLine review={article.review} />
          </div>
          {/* Facts that matter for the decision precede the long text on phones. */}
          <div
            className={`space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2 ${hasAside ? '' : 'max-lg:hidden'}`}
          >
            {aside}
            <Facts facts={facts} title={t('facts')}>
              {belowFacts}
            </Facts>
            <div className="space-y-8 max-lg:hidden [@media(min-height:44rem)]:sticky [@media(min-height:44rem)]:top-24">
              <SideContents sections={sections} />
              <HelpCard hasRequest={!asideHasRequest} />
            </div>
          </div>
          <div className="min-w-0">
            <FoldedContents sections={sections} />
            {body ?? <RichText html={article.html} />}
            <Faq questions={faq} title={t('faq')} />
            <TextOrigin origin={article.origin} review={article.review} />
          </div>
          <div className="lg:hidden">
            <HelpCard hasRequest={!asideHasRequest} />
          </div>
        </div>
        {children}
      </div>
    </article>
  );
}

type Fact = { label: string; value: string };

type FactsProps = { facts: Fact[]; title: string; children: ReactNode };

function Facts({ facts, title, children }: FactsProps) {
  if (facts.length === 0) return children;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-stone-200 border-y border-stone-200">
        {facts.map(({ label, value }) => (
          <div key={label} className="py-3">
            <dt className="text-sm text-stone-600">{label}</dt>
            <dd className="hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
