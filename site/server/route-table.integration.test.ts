import { beforeAll, describe, expect, it } from 'vitest';
import { sharedClinicSite } from '../../tests/support/shared-site.ts';
import type { SiteProcess } from '../../tests/support/site-process.ts';
import { href } from '#app/routing/href.ts';
import { PAGE_PATHS } from '#app/routing/match-page.ts';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';
import type { PageId } from '#app/routing/table.ts';

let site: SiteProcess;

beforeAll(async () => {
  ({ site } = await sharedClinicSite());
});

function linkTags(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*hrefLang[^>]*>`, 'gi'))]
    .map((match) => /href="([^"]+)"/.exec(match[0])?.[1] ?? '')
    .toSorted();
}

/** The addresses in `href` and `src` on this site. */
function linksOf(html: string): string[] {
  const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...markup.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

/** The first size found of each picture: encoding all sizes would take minutes. */
const sizesMet = new Map<string, string>();
function oneSizeOfPicture(path: string): string {
  const source = new URL(path, site.url).searchParams.get('src');
  if (!source) return path;
  const met = sizesMet.get(source) ?? path;
  sizesMet.set(source, met);
  return met;
}

/** The card with its way to refuse, and the button that opens it again. */
const canRevokeConsent = (html: string) =>
  ['id="cookie-card"', 'value="reject"', 'value="open"'].every((part) => html.includes(part));

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const PLAIN = PAGE_PATHS.filter(({ path }) => !path.includes(':'));

describe('every row of the table, in every form', () => {
  it.each(PLAIN.map(({ id, locale, path }) => [`/${path}`, id, locale] as const))(
    '%s',
    async (path, id, locale) => {
      const answer = await site.get(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-language')).toBe(locale);
      expect(html.includes(`<html lang="${locale}"`)).toBe(true);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(canRevokeConsent(html)).toBe(true);
      // English addresses with a prefix, and aliases, name the table's address as canonical.
      const canonical = href(id as Extract<PageId, 'home'>, {}, locale);
      expect(canonicalOf(html)).toBe(`${site.url}${canonical}`);
    },
  );
});

describe('every address of the sitemap', () => {
  it('is a page that names itself and its sisters, and they name it', async () => {
    const sitemap = await site.text('/sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThan(200);
    const alternates = new Map<string, string[]>();
    const errors: string[] = [];
    for (const address of addresses) {
      const answer = await site.get(new URL(address).pathname);
      const html = await answer.text();
      if (answer.status !== 200) errors.push(`${answer.status} ${address}`);
      if (canonicalOf(html) !== address) errors.push(`canonical of ${address}`);
      if (html.match(/<h1[\s>]/g)?.length !== 1) errors.push(`h1 of ${address}`);
      if (!/<title>[^<]{5,}/.test(html)) errors.push(`title of ${address}`);
      if (!/<meta name="description" content="[^"]{50,}/.test(html))
        errors.push(`description of ${address}`);
      if (!canRevokeConsent(html)) errors.push(`consent on ${address}`);
      alternates.set(address, linkTags(html, 'alternate'));
    }
    for (const [address, sisters] of alternates) {
      if (!sisters.includes(address)) errors.push(`${address} does not name itself`);
      for (const sister of sisters) {
        if (String(alternates.get(sister)) !== String(sisters)) {
          errors.push(`${sister} and ${address} do not agree`);
        }
      }
    }
    expect(errors).toEqual([]);
  }, 120_000);
});

describe('the links of every page', () => {
  it('lead to pages and pictures that exist', async () => {
    const seen = new Set<string>();
    const broken: string[] = [];
    let found = ['/', '/de', '/it'];
    while (found.length > 0) {
      const next = [...new Set(found.map(oneSizeOfPicture))].filter((path) => !seen.has(path));
      for (const path of next) seen.add(path);
      found = [];
      await forEachWithConcurrency(8, next, async (path) => {
        const answer = await site.get(path);
        if (answer.status !== 200) broken.push(`${answer.status} ${path}`);
        const isPage = answer.headers.get('content-type')?.includes('html');
        if (isPage) found.push(...linksOf(await answer.text()));
        else await answer.arrayBuffer();
      });
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  }, 240_000);

  it('reach everything that the clinic promises by name', async () => {
    const named = [
      ...['fibromyalgia', 'liver', 'parkinsons', 'autoimmune-diseases', 'hashimotos'].map(
        (slug) => `/health-concerns/${slug}`,
      ),
      ...['hemoadsorption', 'colon-hydrotherapy', 'coffee-enema', 'active-air-oxygen'].map(
        (slug) => `/therapies/${slug}`,
      ),
      ...['oxidation', 'hyperbaric-ozone', 'biophoton', 'hyperthermia', 'microimmune'].map(
        (slug) => `/therapies/${slug}`,
      ),
      ...['health-check', 'liver-detox', 'immune-power', 'heavy-metal-detox', 'burnout'].map(
        (slug) => `/programs/${slug}-week`,
      ),
      '/programs/regeneration-week',
      '/programs/21-day-customized-program',
      '/programs/parasitic-strains',
      '/de/programme/autoimmun-spezialwoche',
      ...['visited', 'natural-medicine', 'immunsystem', 'doctors-kitchen'].map(
        (slug) => `/videos/${slug}`,
      ),
      ...['success-stories', 'myths', 'patients-report', 'satire'].map((slug) => `/videos/${slug}`),
    ];
    const missing: string[] = [];
    for (const path of named) {
      if ((await site.get(path)).status !== 200) missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  it.each([
    ['/newsletter/winter-2024', '/request'],
    ['/en/newsletter/winter-2024', '/request'],
    ['/de/newsletter/winter-2024', '/de/anfrage'],
    ['/it/newsletter/winter-2024', '/it/iniziare'],
  ])('%s, of the letter of winter 2024, brings its campaign and its code', async (from, to) => {
    const { status, headers } = await site.get(from);
    const query = 'utm_source=newsletter&utm_campaign=winter-2024&discount=WINTER2024';
    expect([status, headers.get('location')]).toEqual([302, `${to}?${query}`]);
  });

  it.each([
    ['/requesthttps://x.example/', '/request'],
    ['/it/iniziarehttps://x.example/', '/it/iniziare'],
    [
      '/de/anfrage?gclid=Abc&utm_source=nlhttps://x.example/de/anfrage',
      '/de/anfrage?gclid=Abc&utm_source=nl',
    ],
  ])('%s, to which an address is glued, leads to what it begins with', async (from, to) => {
    const { status, headers } = await site.get(from);
    expect([status, headers.get('location')]).toEqual([302, to]);
    expect((await site.get(to)).status).toBe(200);
  });

  it('a source that is an address is not taken for a glued one', async () => {
    expect((await site.get('/de/anfrage?utm_source=https://www.google.com')).status).toBe(200);
  });

  it.each([
    ['/de/programme/parasitenstaemme', '/de/programme/parasitenbefall'],
    ['/it/programmi/ceppi-parassitari', '/it/programmi/infezioni-da-parassiti'],
    ['/de/videos/erfolgsgeschichten', '/de/videos/was-mir-geholfen-hat'],
    ['/it/videos/storie-di-successo', '/it/videos/che-cosa-mi-ha-aiutato'],
  ])('%s, a former address, leads on for good', async (from, to) => {
    const { status, headers } = await site.get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect((await site.get(to)).status).toBe(200);
  });
});
