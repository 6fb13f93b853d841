import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toTeaser } from '#app/entries/teaser.ts';
import { LISTED } from '#app/lists/page-words.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { formatDate } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';

export type NewsItem = Items['news'][number];

export function newsIn(snapshot: Pick<Snapshot, 'items'>, locale: Locale): NewsItem[] {
  return LISTED.news(snapshot.items, locale).toSorted(
    (a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id),
  );
}

export function toNewsTeaser(item: NewsItem, locale: Locale) {
  return { ...toTeaser('news.item', item, locale), date: toDateView(item, locale) };
}
export type NewsTeaser = ReturnType<typeof toNewsTeaser>;

export function toDateView({ date }: Pick<NewsItem, 'date'>, locale: Locale) {
  return { day: date, text: formatDate(date, locale) };
}

export function newsFeedPath(locale: Locale): string {
  return `${hrefOfAny('news', {}, locale)}/feed.xml`;
}
