import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../tests/e2e/support/pages.ts';
import { startClinicSite } from '../../tests/support/clinic-site.ts';
import type { SiteProcess } from '../../tests/support/site-process.ts';
import { atomErrors } from './testing/atom-errors.ts';
import { sitemapErrors } from './testing/sitemap-errors.ts';
import { errorsOf } from '#app/structured-data/testing/errors-of.ts';

/** Kinds of pages that are not in the route table, or whose addresses come from content. */
const MORE = ['/guides', '/de/ratgeber', '/it/guide-pratiche', '/guides/planning-your-stay'];
const PATHS = [...EXAMPLES.map(({ path }) => path), ...MORE, '/news/page/2', '/en/news'];

/** Most disabled rules concern how the framework writes HTML, which all browsers can read. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Lists may have an aria-label.
    'aria-label-misuse': 'off',
    // The menus of phones and desktops are never shown together.
    'unique-landmark': 'off',
    'tel-non-breaking': 'off',
  },
});

let site: SiteProcess;
const pages = new Map<string, string>();

beforeAll(async () => {
  // With a token set, the test shows what can be fetched without one.
  const clinic = await startClinicSite({ API_TOKEN: 'a token for tests' });
  site = clinic.site;
  for (const path of PATHS) pages.set(path, await site.text(path));
  return clinic.close;
}, 180_000);

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the sitemap and the feeds', () => {
  it('keep to the published rules', async () => {
    const sitemap = await site.text('/sitemap.xml');
    expect(sitemapErrors(sitemap, site.url)).toEqual([]);
    expect(sitemap.match(/<lastmod>/g)?.length).toBeGreaterThan(200);
    for (const path of ['/news/feed.xml', '/de/news/feed.xml', '/it/news/feed.xml']) {
      const feed = await site.text(path);
      expect(atomErrors(feed, `${site.url}${path}`)).toEqual([]);
      expect(feed.match(/<entry>/g)).toHaveLength(9);
    }
  });
});

describe('every kind of page, in every language', () => {
  it('has a picture of its own when it is shared, without any token', async () => {
    const addresses = new Set<string>();
    for (const [path, html] of pages) {
      if (path.includes('nothing')) continue;
      const address = metaOf(html, 'og:image') ?? '';
      expect(address, path).toMatch(
        new RegExp(`^${site.url}/share/[0-9a-z]+/(?:${LOCALES.join('|')})`),
      );
      expect(metaOf(html, 'og:image:width')).toBe('1200');
      expect(metaOf(html, 'og:image:height')).toBe('630');
      expect(metaOf(html, 'og:image:alt'), path).toMatch(new RegExp(`^\\S.* · .*${CLINIC.name}`));
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      addresses.add(address);
    }
    const chosen = [...addresses].filter((address) =>
      /(?:de|stellen|downloads|testimonials)\.jpg$/.test(address),
    );
    expect(chosen.length).toBeGreaterThan(5);
    for (const address of chosen) {
      const answer = await site.get(new URL(address).pathname);
      expect(answer.headers.get('content-type'), address).toBe('image/jpeg');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
    expect((await site.get('/api/collections/get/news')).status).toBe(401);
  });

  it('tells machines whole things', () => {
    const errors: string[] = [];
    const types = new Set<string>();
    for (const [path, html] of pages) {
      for (const [, json = ''] of html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/g,
      )) {
        const { '@context': context, ...thing } = JSON.parse(json) as Record<string, unknown>;
        types.add(String(thing['@type']));
        if (context !== 'https://schema.org') errors.push(`${path}: ${String(context)}`);
        errors.push(...errorsOf(thing).map((error) => `${path}: ${error}`));
      }
    }
    expect(errors).toEqual([]);
    expect([...types].toSorted()).toEqual([
      ...['BreadcrumbList', 'Dentist', 'FAQPage', 'JobPosting', 'MedicalClinic', 'MedicalWebPage'],
      ...['NewsArticle', 'Physician', 'VideoObject'],
    ]);
  });

  it('shows questions where it speaks of them, and its place on every page but the first', () => {
    for (const [path, html] of pages) {
      if (path.includes('nothing')) continue;
      const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      expect(html.includes('"@type":"FAQPage"'), path).toBe(markup.includes('id="faq"'));
      const isHome = ['/', '/de', '/it'].includes(path);
      const hasCrumbs = /<nav aria-label="(?:Breadcrumb|Navigationspfad|Percorso)[^"]*"/i.test(
        markup,
      );
      expect(hasCrumbs, path).toBe(!isHome);
      expect(html.includes('"@type":"BreadcrumbList"'), path).toBe(!isHome);
    }
  });

  it('is valid HTML', async () => {
    const errors = new Set<string>();
    for (const [path, html] of pages) {
      const { results } = await validator.validateString(isWhole(path) ? html : mainOf(html));
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        errors.add(`${path} ${ruleId}: ${message} (${selector})`);
      }
    }
    expect([...errors]).toEqual([]);
    // More than a hundred pages, each read by some fifty rules.
  }, 240_000);
});

/** The shell's markup is the same in all languages, and larger than most pages. */
const isWhole = (path: string) => /^\/de(?:\/|$)/.test(path);

function mainOf(html: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  if (!main) throw new Error('The page has no main part');
  return main;
}
