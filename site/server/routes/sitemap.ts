import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { Hono } from 'hono';
import type { Snapshot } from '#content/snapshot.ts';
import { escapeXml } from '#server/http/escape-xml.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { sendResponse } from '#server/pages/send-response.ts';
import { startingResponse } from '#server/http/starting-response.ts';
import { categoryItemData, categoryData } from '#app/pages/category/page.tsx';
import { collectionBehind, emptyPages } from '#app/routing/empty-pages.ts';
import { freePages, shownCategories, rowOf } from '#app/routing/text-pages.ts';
import type { PageRequest } from '#app/page/page.ts';
import { PAGES } from '#app/pages/registry.ts';
import type { Seo } from '#app/seo/seo.ts';
import { routeOptionsOf, PAGE_IDS, ROUTE_TABLE, type PageId } from '#app/routing/table.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';

type Deps = { store: { readonly snapshot: Snapshot | undefined }; siteUrl: string };

const SITEMAP_PATH = '/sitemap.xml';
const CACHING = 'public, max-age=0, must-revalidate';

export function sitemapRoutes({ store, siteUrl }: Deps): Hono {
  let kept: { version: string; answer: Promise<CachedResponse> } | undefined;
  return new Hono()
    .get(SITEMAP_PATH, async (context) => {
      const { snapshot } = store;
      if (!snapshot) return startingResponse(context);
      if (kept?.version !== snapshot.version) {
        kept = { version: snapshot.version, answer: makeSitemap(snapshot, siteUrl) };
        // A failure must not be cached for as long as the content stays the same.
        kept.answer.catch(() => (kept = undefined));
      }
      return sendResponse(context, await kept.answer);
    })
    .get('/robots.txt', async (context) => {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHING };
      return sendResponse(context, await makeResponse(200, headers, Buffer.from(robots(siteUrl))));
    });
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /preview\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
}

async function makeSitemap(snapshot: Snapshot, siteUrl: string): Promise<CachedResponse> {
  const xml = sitemapXml(await listPages(snapshot), siteUrl);
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHING };
  return makeResponse(200, headers, Buffer.from(xml));
}

export function sitemapXml(pages: readonly ListedPage[], siteUrl: string): string {
  const urls = pages.flatMap(({ alternates, modified }) => {
    const links = LOCALES.flatMap((locale) => {
      const path = alternates[locale];
      return path === undefined ? [] : [{ language: locale as string, path }];
    });
    const [first] = links;
    if (!first) return [];
    const byDefault = { language: 'x-default', path: alternates[DEFAULT_LOCALE] ?? first.path };
    const others = (LOCALES.length > 1 ? [...links, byDefault] : []).map(({ language, path }) => {
      const href = escapeXml(`${siteUrl}${path}`);
      return `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`;
    });
    const lastmod = modified ? `    <lastmod>${toDate(modified)}</lastmod>\n` : '';
    return links.map(({ path }) => {
      const loc = `    <loc>${escapeXml(`${siteUrl}${path}`)}</loc>\n`;
      return `  <url>\n${loc}${lastmod}${others.join('')}  </url>\n`;
    });
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

function toDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}

type ListedPage = { alternates: Seo['alternates']; modified?: number };

type Candidate = { data: (request: PageRequest) => unknown; slug?: Localized<string> } & {
  params: (locale: Locale) => Record<string, string>;
  modified?: number;
};

/** Every page with something to show. Alternates come from the page's own data, so both agree. */
export async function listPages(snapshot: Snapshot): Promise<ListedPage[]> {
  const pages = new Map<string, ListedPage>();
  const yieldToEventLoop = createYieldToEventLoop();
  for (const { data, slug, params, modified } of candidates(snapshot)) {
    const locale = LOCALES.find((known) => slug?.[known]) ?? DEFAULT_LOCALE;
    const page = data({ snapshot, locale, params: params(locale) }) as { seo: Seo } | undefined;
    if (page && !page.seo.isUnlisted) {
      const { alternates } = page.seo;
      // Two entries may lead to one page, such as a film that was entered twice.
      pages.set(JSON.stringify(alternates), { alternates, modified });
    }
    await yieldToEventLoop();
  }
  return [...pages.values()];
}

function* candidates(snapshot: Snapshot): Generator<Candidate> {
  const empty = emptyPages(snapshot.items);
  for (const id of PAGE_IDS) {
    const { noindex, sitemap } = routeOptionsOf(id);
    if (noindex || sitemap === false || empty.some((one) => one === id)) continue;
    const { data } = PAGES[id];
    if (!ROUTE_TABLE[id].paths.en.includes(':')) {
      yield { data, params: () => ({}), modified: lastChange(snapshot, id) };
      continue;
    }
    for (const item of itemsOf(snapshot, collectionBehind(id))) {
      const { slug, youtube_id: video, _modified: modified } = item;
      const params = (locale: Locale) => ({ slug: inLocale(slug, locale) ?? '', id: video ?? '' });
      yield { data, slug, params, modified };
    }
  }
  yield* sections(snapshot);
}

function* sections(snapshot: Snapshot): Generator<Candidate> {
  const { items } = snapshot;
  for (const { slug, _modified: modified } of [...shownCategories(items), ...freePages(items)]) {
    const params = (locale: Locale) => ({ category: inLocale(slug, locale) ?? '' });
    yield { data: categoryData, slug, params, modified };
  }
  for (const { slug, category, _modified: modified } of items.category_items) {
    const above = items.categories.find((one) => one._id === category)?.slug;
    const params = (locale: Locale) => ({
      category: inLocale(above, locale) ?? '',
      slug: inLocale(slug, locale) ?? '',
    });
    yield { data: categoryItemData, slug, params, modified };
  }
}

type Item = { slug?: Localized<string>; youtube_id?: string | null; _modified?: number };

function itemsOf({ items }: Snapshot, collection: string | undefined): readonly Item[] {
  const all: Readonly<Record<string, readonly object[] | undefined>> = items;
  return (collection && all[collection]) || [];
}

function lastChange(snapshot: Snapshot, id: PageId): number | undefined {
  if (id === 'home') return timeOf(snapshot.singletons.get('home')?.data?._modified);
  const words = snapshot.items.pages.find((page) => rowOf(page) === id)?._modified ?? 0;
  const entries = snapshot.collections.get(collectionBehind(id) ?? '')?.entries ?? [];
  return (
    entries.map((entry) => timeOf(entry._modified) ?? 0).reduce((a, b) => Math.max(a, b), words) ||
    undefined
  );
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
