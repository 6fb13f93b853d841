import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import { Hono } from 'hono';
import type { Snapshot } from '#content/snapshot.ts';
import { escapeXml } from '#server/http/escape-xml.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { sendResponse } from '#server/pages/send-response.ts';
import { listPages, type ListedPage } from './sitemap/list-pages.ts';
import { startingResponse } from '#server/http/starting-response.ts';

type Deps = { store: { readonly snapshot: Snapshot | undefined }; siteUrl: string };

const SITEMAP_PATH = '/sitemap.xml';
const CACHING = 'public, max-age=0, must-revalidate';

/** The sitemap, and the robots.txt that names it. */
export function sitemapRoutes({ store, siteUrl }: Deps): Hono {
  let kept: { version: string; answer: Promise<CachedResponse> } | undefined;
  const routes = new Hono();

  routes.get(SITEMAP_PATH, async (context) => {
    const { snapshot } = store;
    if (!snapshot) return startingResponse(context);
    if (kept?.version !== snapshot.version) {
      kept = { version: snapshot.version, answer: makeSitemap(snapshot, siteUrl) };
      // A failure must not be cached for as long as the content stays the same.
      kept.answer.catch(() => (kept = undefined));
    }
    return sendResponse(context, await kept.answer);
  });

  routes.get('/robots.txt', async (context) => {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHING };
    return sendResponse(context, await makeResponse(200, headers, Buffer.from(robots(siteUrl))));
  });
  return routes;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /preview\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
}

async function makeSitemap(snapshot: Snapshot, siteUrl: string): Promise<CachedResponse> {
  const xml = sitemapXml(await listPages(snapshot), siteUrl);
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHING };
  return makeResponse(200, headers, Buffer.from(xml));
}

/** Each page in each of its languages, with all the others named beside it. */
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
