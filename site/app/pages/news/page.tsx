import { useTranslations, createTranslator } from 'use-intl';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { Breadcrumbs, PageTitle, PageIntroduction } from '#app/entries/page-title.tsx';
import { TeaserCard } from '#app/entries/teaser-card.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { CardLink } from '#app/ui/button-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { alternatesIn } from '#app/seo/entry-seo.ts';
import type { Seo } from '#app/seo/seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { NewsDate } from './news-date.tsx';
import { type NewsTeaser, newsFeedPath, newsIn, toNewsTeaser } from './news-list.ts';

export const NEWS_PER_PAGE = 6;

export function newsData(request: PageRequest) {
  return listPage(request, 1);
}

/** A page of older news. The first page exists only at the address without a number. */
export function newsPageData(request: PageRequest) {
  const page = request.params.page ?? '';
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? listPage(request, Number(page)) : undefined;
}

function listPage({ snapshot, locale }: PageRequest, page: number) {
  const news = newsIn(snapshot, locale);
  const pages = countPages(news.length);
  if (page > pages) return undefined;
  const shown = news.slice((page - 1) * NEWS_PER_PAGE, page * NEWS_PER_PAGE);
  return {
    seo: newsSeo(snapshot, locale, page),
    page,
    pages,
    newer: page > 1 ? pageHref(page - 1, locale) : undefined,
    older: page < pages ? pageHref(page + 1, locale) : undefined,
    feed: newsFeedPath(locale),
    teasers: shown.map((item) => toNewsTeaser(item, locale)),
  };
}

/** At least one: without any news, the first page says so. */
function countPages(items: number): number {
  return Math.max(1, Math.ceil(items / NEWS_PER_PAGE));
}

function pageHref(page: number, locale: Locale): string {
  return page === 1
    ? hrefOfAny('news', {}, locale)
    : hrefOfAny('news.page', { page: String(page) }, locale);
}

function newsSeo(snapshot: Snapshot, locale: Locale, page: number): Seo {
  const messages = messagesOf(locale);
  const t = createTranslator({ locale, messages, namespace: 'news' });
  const { name, head } = pageWords(snapshot, 'news', locale);
  const translated = LOCALES.filter((other) => page <= countPages(newsIn(snapshot, other).length));
  return {
    title: page === 1 ? head.title : t('pageTitle', { page }),
    description: page === 1 ? head.description : `${t('pageTitle', { page })}. ${head.description}`,
    image: head.image ?? landscapeOf(newsIn(snapshot, locale)[0]?.image),
    canonical: pageHref(page, locale),
    alternates: alternatesIn(translated, (other) => pageHref(page, other)),
    feed: { title: name, href: newsFeedPath(locale) },
  };
}

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

function LeadStory({ teaser }: { teaser: NewsTeaser }) {
  return (
    <article className="group relative mt-12 grid items-center gap-x-12 gap-y-6 lg:mt-16 lg:grid-cols-[3fr_2fr]">
      {teaser.picture && (
        <div className="overflow-hidden rounded-card bg-tint-100">
          <Picture
            picture={teaser.picture}
            ratio="16/9"
            sizes="(min-width: 1024px) 700px, 92vw"
            priority
            decorative
            className="aspect-16/9 w-full object-cover"
          />
        </div>
      )}
      <div>
        <NewsDate date={teaser.date} />
        <h2 className="text-3xl">
          <CardLink to={teaser.href}>{teaser.title}</CardLink>
        </h2>
        {teaser.excerpt && <p className="mt-4 text-lg text-stone-600">{teaser.excerpt}</p>}
      </div>
    </article>
  );
}

type Props = { page: number; pages: number; newer?: string; older?: string };

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-500 underline-offset-4 hover:underline';

function Pagination({ page, pages, newer, older }: Props) {
  const t = useTranslations('news');
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="mt-16 grid grid-cols-2 items-center gap-x-4 border-y border-stone-200 py-3 sm:grid-cols-3"
    >
      <p>
        {newer && (
          <a href={newer} rel="prev" className={LINK}>
            <span className="rotate-180">
              <ArrowIcon />
            </span>
            {t('newer')}
          </a>
        )}
      </p>
      <p className="order-first col-span-2 text-center text-sm text-stone-600 sm:order-none sm:col-span-1">
        {t('pageOf', { page, pages })}
      </p>
      <p className="text-right">
        {older && (
          <a href={older} rel="next" className={LINK}>
            {t('older')}
            <ArrowIcon />
          </a>
        )}
      </p>
    </nav>
  );
}

export const laterNewsPage = definePage({ data: newsPageData, View: News });
