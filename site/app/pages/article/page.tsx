import { useTranslations } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/teaser-card.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { listOf, collectionOf, findBySlug } from '#app/routing/entry-href.ts';
import { ROUTE_TABLE, routeOptionsOf, type PageIdWith } from '#app/routing/table.ts';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { medicalWebPage } from '#app/structured-data/articles.ts';
import { articleData, originOf, reviewOf } from '#app/entries/article-data.ts';
import { evidenceOf } from '#app/entries/evidence.tsx';
import { linkedTeasers } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';

export type ArticleId = Extract<PageIdWith<'schemaType'>, `${string}.item`>;

function articlePageData(id: ArticleId) {
  return ({ snapshot, locale, params }: PageRequest) => {
    const items: readonly Entry[] = snapshot.items[collectionOf(id)];
    const entry = findBySlug(items, locale, params.slug);
    if (!entry) return undefined;
    const article = articleData(id, entry, locale);
    return {
      ...article,
      facts: [...article.facts, ...priceFact(entry, locale)],
      // Of the usual articles, only treatments link to the page about costs.
      hasCosts: id === 'treatment.item',
      origin: originOf(snapshot, entry, locale),
      evidence: evidenceOf(entry, locale),
      review: reviewOf(snapshot, entry, locale),
      related: relatedOf(snapshot, id, entry, locale),
    };
  };
}

/** The price of a method that can be booked by itself. */
function priceFact(entry: Entry & { price?: number | null }, locale: Locale) {
  if (!entry.price) return [];
  return [{ label: messagesOf(locale).costs.price, value: formatPrice(entry.price, locale) }];
}

function relatedOf(snapshot: Snapshot, id: ArticleId, entry: Entry, locale: Locale) {
  const links = entry as unknown as Record<string, readonly string[] | undefined>;
  return Object.entries(routeOptionsOf(id).related ?? {}).map(([field, list]) => {
    const page = `${list}.item` as const;
    return {
      page,
      isSameKind: page === id,
      teasers: linkedTeasers(snapshot, page, links[field] ?? [], locale),
    };
  });
}

function ArticlePage() {
  const t = useTranslations('related');
  const page = usePageData<ReturnType<typeof articlePageData>>();
  return (
    <Article article={page} belowFacts={page.hasCosts && <CostsLink className="mt-2" />}>
      {page.related.map(({ page: id, isSameKind, teasers }) => (
        <Related
          key={id}
          id={id.replace('.', '-')}
          title={t(isSameKind ? 'sameKind' : listOf(id))}
          teasers={teasers}
        />
      ))}
    </Article>
  );
}

export function articlePage(id: ArticleId) {
  return definePage({
    data: articlePageData(id),
    structuredData: (page, context) => [medicalWebPage(page, ROUTE_TABLE[id].schemaType, context)],
    View: ArticlePage,
  });
}
