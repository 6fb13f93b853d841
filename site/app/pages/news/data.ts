import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import type { Seo } from '#app/seo/seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { newsFeedPath, newsIn, toNewsTeaser } from './news-list.ts';

export const NEWS_PER_PAGE = 6;

export function newsData(request: PageRequest) {
  return listPage(request, 1);
}

/** Older news; the first page has the plain address only. */
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

/** Without any news there is still a first page to say so. */
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
  const inAll = LOCALES.filter((other) => page <= countPages(newsIn(snapshot, other).length));
  return {
    title: page === 1 ? head.title : t('pageTitle', { page }),
    description: page === 1 ? head.description : `${t('pageTitle', { page })}. ${head.description}`,
    image: head.image ?? landscapeOf(newsIn(snapshot, locale)[0]?.image),
    canonical: pageHref(page, locale),
    alternates: Object.fromEntries(inAll.map((other) => [other, pageHref(page, other)] as const)),
    feed: { title: name, href: newsFeedPath(locale) },
  };
}
