import { clinicMidnight } from '@clinic/cms/clinic-config/clinic-time';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { Hono, type Context } from 'hono';
import { pageWords } from '#app/lists/page-words.ts';
import { newsFeedPath, newsIn, toNewsTeaser, type NewsItem } from '#app/pages/news/news-list.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { PAGE_IDS } from '#app/routing/table.ts';
import { inLocale } from '#content/values/in-locale.ts';
import type { Snapshot } from '#content/snapshot.ts';
import type { ContentStore } from '#content/store.ts';
import { makeResponse } from '#server/http/cached-response.ts';
import { sendResponse } from '#server/pages/send-response.ts';
import { startingResponse } from '#server/http/starting-response.ts';
import { withAbsoluteLinks } from '#content/values/html.ts';
import { onceFor } from '#server/work/once-for.ts';
import { escapeXml } from '#server/http/escape-xml.ts';

const MAX_ENTRIES = 20;
const HEADERS = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
};

type Deps = { store: Pick<ContentStore, 'snapshot'>; siteUrl: string };

export function feedRoutes({ store, siteUrl }: Deps): Hono {
  const routes = new Hono();
  if (!PAGE_IDS.includes('news')) return routes;
  for (const locale of LOCALES) {
    const feedOf = onceFor((snapshot: Snapshot) =>
      makeResponse(200, HEADERS, Buffer.from(newsFeed(snapshot, locale, siteUrl))),
    );
    const path = newsFeedPath(locale);
    // English pages can be reached below /en as well.
    const paths = locale === DEFAULT_LOCALE ? [path, `/${locale}${path}`] : [path];
    routes.on(['GET', 'HEAD'], paths, async (context: Context) => {
      const { snapshot } = store;
      if (!snapshot) return startingResponse(context);
      return sendResponse(context, await feedOf(snapshot));
    });
  }
  return routes;
}

/** The news in a language as Atom (RFC 4287). */
function newsFeed(snapshot: Snapshot, locale: Locale, siteUrl: string): string {
  const { name, head } = pageWords(snapshot, 'news', locale);
  const clinic = inLocale(snapshot.globals.clinic?.name, locale) ?? new URL(siteUrl).hostname;
  const self = siteUrl + newsFeedPath(locale);
  const page = siteUrl + hrefOfAny('news', {}, locale);
  const items = newsIn(snapshot, locale).slice(0, MAX_ENTRIES);
  const updated = Math.max(0, ...items.map((item) => timesOf(item).updated.getTime()));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale)}">`,
    element('id', self),
    element('title', `${clinic}: ${name}`),
    element('subtitle', head.description),
    element('updated', timestamp(new Date(updated))),
    `<author>${element('name', clinic)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...items.map((item) => entryXml(item, locale, { siteUrl, page })),
    '</feed>',
    '',
  ].join('\n');
}

function timesOf(item: NewsItem): { published: Date; updated: Date } {
  const published = new Date(clinicMidnight(item.date));
  const modified = new Date((item._modified ?? 0) * 1000);
  return { published, updated: modified > published ? modified : published };
}

type Place = { siteUrl: string; page: string };

function entryXml(item: NewsItem, locale: Locale, { siteUrl, page }: Place): string {
  const { title, excerpt, href: path } = toNewsTeaser(item, locale);
  const { published, updated } = timesOf(item);
  const { hostname } = new URL(siteUrl);
  const html = inLocale(item.content, locale) ?? '';
  return [
    '<entry>',
    // An id that stays when the address changes, so that readers do not show an item twice.
    element('id', `tag:${hostname},2026:news/${encodeURIComponent(item._id)}/${locale}`),
    element('title', title),
    element('published', timestamp(published)),
    element('updated', timestamp(updated)),
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>`,
    ...(excerpt ? [element('summary', excerpt)] : []),
    // Many feed readers cannot resolve relative links.
    `<content type="html">${escapeXml(withAbsoluteLinks(html, page))}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function timestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
