import { useTranslations } from 'use-intl';
import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { Article } from '#app/entries/article.tsx';
import { NewsDate } from '#app/pages/news/news-date.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { newsArticle } from '#app/structured-data/articles.ts';
import { ButtonLink, TextLink } from '#app/ui/button-link.tsx';
import { articleData, originOf } from '#app/entries/article-data.ts';
import { pageWords } from '#app/lists/page-words.ts';
import {
  newsFeedPath,
  newsIn,
  toDateView,
  toNewsTeaser,
  type NewsItem,
} from '#app/pages/news/news-list.ts';
import { href, hrefOfAny } from '#app/routing/href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';

export function newsItemData({ snapshot, locale, params }: PageRequest) {
  const item = findBySlug(snapshot.items.news, locale, params.slug);
  if (!item) return undefined;
  const news = newsIn(snapshot, locale);
  const at = news.indexOf(item);
  // An untranslated item has no neighbours, because the list of the language does not have it.
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
    origin: originOf(snapshot, item, locale),
    modified: lastChange(item),
    all: hrefOfAny('news', {}, locale),
    ask: `${href('contact', {}, locale)}?news=${encodeURIComponent(params.slug ?? '')}#write`,
    newer: neighbour(at - 1),
    older: neighbour(at + 1),
  };
}

/** The day of the last change at the clinic, but never before the date of the item itself. */
function lastChange({ date, _modified: seconds = 0 }: NewsItem): string {
  const changed = clinicDay(new Date(seconds * 1000));
  return changed > date ? changed : date;
}

type NewsNeighbour = NonNullable<NonNullable<ReturnType<typeof newsItemData>>['newer']>;

function NewsItemPage() {
  const t = useTranslations('news');
  const forms = useTranslations('forms.links');
  const page = usePageData<typeof newsItemData>();
  return (
    <Article article={page} eyebrow={<NewsDate date={page.date} />}>
      <Neighbours newer={page.newer} older={page.older} />
      <p className="no-print mt-8">
        <ButtonLink to={page.ask} look="quiet">
          {forms('askAboutNews')}
        </ButtonLink>
      </p>
      <p className="mt-6">
        <TextLink to={page.all}>{t('all')}</TextLink>
      </p>
    </Article>
  );
}

function Neighbours({ newer, older }: { newer?: NewsNeighbour; older?: NewsNeighbour }) {
  const t = useTranslations('news');
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('more')} className="no-print mt-16 border-y border-stone-200">
      <ul className="grid divide-stone-200 max-md:divide-y md:grid-cols-2 md:divide-x">
        {newer && (
          <li className="py-6 md:pr-8">
            <Neighbour label={t('newerItem')} neighbour={newer} rel="next" />
          </li>
        )}
        {older && (
          <li className="py-6 md:col-start-2 md:pl-8">
            <Neighbour label={t('olderItem')} neighbour={older} rel="prev" />
          </li>
        )}
      </ul>
    </nav>
  );
}

type NeighbourProps = { label: string; neighbour: NewsNeighbour; rel: 'next' | 'prev' };

function Neighbour({ label, neighbour, rel }: NeighbourProps) {
  return (
    <a href={neighbour.to} rel={rel} className="group block no-underline">
      <span className="block text-sm text-stone-600">
        {label}, {neighbour.date.text}
      </span>
      <span className="mt-1 block font-serif text-xl leading-snug text-ink decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline">
        {neighbour.title}
      </span>
    </a>
  );
}

export const newsItemPage = definePage({
  data: newsItemData,
  structuredData: (page, context) => [newsArticle(page, context)],
  View: NewsItemPage,
});
