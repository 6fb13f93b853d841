import { clinicMidnight } from '@clinic/cms/clinic-config/clinic-time';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { Hono, type Context } from 'hono';
import { pageWords } from '#app/lists/page-words.ts';
import { newsFeedPath, newsIn, toNewsTeaser, type NewsItem } from '#app/pages/news/news-list.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { PAGE_IDS } from '#app/routing/table.ts';
import { atomXml, type FeedEntry } from './atom-feed.ts';
import { inLocale } from '#content/values/in-locale.ts';
import type { Snapshot } from '#content/snapshot.ts';
import type { ContentStore } from '#content/store.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { sendResponse } from '#server/pages/send-response.ts';
import { startingResponse } from '#server/http/starting-response.ts';

const MAX_ENTRIES = 20;
const HEADERS = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
};

type Deps = { store: Pick<ContentStore, 'snapshot'>; siteUrl: string };

/** The news of each language as an Atom feed, made once per version of the content. */
export function feedRoutes({ store, siteUrl }: Deps): Hono {
  const routes = new Hono();
  if (!PAGE_IDS.includes('news')) return routes;
  for (const locale of LOCALES) {
    let kept: { version: string; answer: Promise<CachedResponse> } | undefined;
    const path = newsFeedPath(locale);
    // English has its pages below /en as well.
    const paths = locale === DEFAULT_LOCALE ? [path, `/${locale}${path}`] : [path];
    routes.on(['GET', 'HEAD'], paths, async (context: Context) => {
      const { snapshot } = store;
      if (!snapshot) return startingResponse(context);
      if (kept?.version !== snapshot.version) {
        const body = Buffer.from(newsFeed(snapshot, locale, siteUrl));
        kept = { version: snapshot.version, answer: makeResponse(200, HEADERS, body) };
      }
      return sendResponse(context, await kept.answer);
    });
  }
  return routes;
}

function newsFeed(
  snapshot: Pick<Snapshot, 'items' | 'globals'>,
  locale: Locale,
  siteUrl: string,
): string {
  const { name, head } = pageWords(snapshot, 'news', locale);
  const clinic = inLocale(snapshot.globals.clinic?.name, locale) ?? new URL(siteUrl).hostname;
  return atomXml({
    language: locale,
    title: `${clinic}: ${name}`,
    subtitle: head.description,
    author: clinic,
    page: siteUrl + hrefOfAny('news', {}, locale),
    self: siteUrl + newsFeedPath(locale),
    entries: newsIn(snapshot, locale)
      .slice(0, MAX_ENTRIES)
      .map((item) => toFeedEntry(item, locale, siteUrl)),
  });
}

function toFeedEntry(item: NewsItem, locale: Locale, siteUrl: string): FeedEntry {
  const { title, excerpt, href: path } = toNewsTeaser(item, locale);
  const published = new Date(clinicMidnight(item.date));
  const modified = new Date((item._modified ?? 0) * 1000);
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:news/${encodeURIComponent(item._id)}/${locale}`,
    title,
    summary: excerpt,
    html: inLocale(item.content, locale) ?? '',
    page: siteUrl + path,
    published,
    updated: modified > published ? modified : published,
  };
}
