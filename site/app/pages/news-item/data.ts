import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { articleData } from '#app/entries/article-data.ts';
import { pageWords } from '#app/lists/page-words.ts';
import {
  newsFeedPath,
  newsIn,
  toDateView,
  toNewsTeaser,
  type NewsItem,
} from '#app/pages/news/news-list.ts';
import type { PageRequest } from '#app/page/page.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { href, hrefOfAny } from '#app/routing/href.ts';

export function newsItemData({ snapshot, locale, params }: PageRequest) {
  const item = findBySlug(snapshot.items.news, locale, params.slug);
  if (!item) return undefined;
  const news = newsIn(snapshot, locale);
  const at = news.indexOf(item);
  // An item that is not translated has no place among those that are.
  const neighbour = (index: number) => {
    const other = at < 0 ? undefined : news[index];
    if (!other) return undefined;
    const { href: to, title, date } = toNewsTeaser(other, locale);
    return { to, title, date };
  };
  const article = articleData('news.item', item, locale);
  const feed = { title: pageWords(snapshot, 'news', locale).name, href: newsFeedPath(locale) };
  return {
    ...article,
    seo: { ...article.seo, feed, published: item.date },
    date: toDateView(item, locale),
    modified: lastChange(item),
    all: hrefOfAny('news', {}, locale),
    /** The contact form, with a reference to this item. */
    ask: `${href('contact', {}, locale)}?news=${encodeURIComponent(params.slug ?? '')}#write`,
    newer: neighbour(at - 1),
    older: neighbour(at + 1),
  };
}

/** The clinic's day of its last change; what is announced for later has not changed since. */
function lastChange({ date, _modified: seconds = 0 }: NewsItem): string {
  const changed = clinicDay(new Date(seconds * 1000));
  return changed > date ? changed : date;
}

export type NewsNeighbour = NonNullable<NonNullable<ReturnType<typeof newsItemData>>['newer']>;
