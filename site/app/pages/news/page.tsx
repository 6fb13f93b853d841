import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { TeaserCard } from '#app/entries/teaser-card.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { newsData, newsPageData } from './data.ts';
import { LeadStory } from './lead-story.tsx';
import { NewsDate } from './news-date.tsx';
import { Pagination } from './pagination.tsx';

function News() {
  const t = useTranslations();
  const { teasers, page, pages, newer, older, feed } = usePageData<
    typeof newsData | typeof newsPageData
  >();
  const lead = page === 1 ? teasers[0] : undefined;
  const others = teasers.filter((teaser) => teaser !== lead);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      {page === 1 ? (
        <PageIntroduction page="news" />
      ) : (
        <PageTitle title={t('news.pageTitle', { page })} />
      )}
      {teasers.length === 0 && <p className="mt-12">{t('article.empty')}</p>}
      {lead && <LeadStory teaser={lead} />}
      <ul className="later-cards mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {others.map((teaser, index) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} heading="h2" priority={!lead && index === 0}>
              <NewsDate date={teaser.date} />
            </TeaserCard>
          </li>
        ))}
        <li>
          <HelpCard />
        </li>
      </ul>
      <Pagination page={page} pages={pages} newer={newer} older={older} />
      <p className="mt-8 text-sm text-stone-600">
        {t('news.feedText')}{' '}
        <a
          href={feed}
          type="application/atom+xml"
          className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
        >
          {t('news.feed')}
        </a>
      </p>
    </div>
  );
}

export const newsPage = definePage({ data: newsData, View: News });
export const laterNewsPage = definePage({ data: newsPageData, View: News });
