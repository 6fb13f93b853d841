import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedClinicSite } from '../../tests/support/shared-site.ts';
import type { SiteProcess } from '../../tests/support/site-process.ts';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { todayAtTheClinic } from '#app/forms/days.ts';
import { href } from '#app/routing/href.ts';
import { telHref } from '#app/ui/phone.tsx';
import { HOUSE, houseIn } from '../../tests/support/demo-content.ts';

const yearAtTheClinic = () => todayAtTheClinic().slice(0, 4);
/** Pages may have been made before the turn of a year during the test. */
const FIRST_YEAR = yearAtTheClinic();

const PHONE = telHref(HOUSE.phone);
/** The text with non-breaking spaces, which keep it on one line. */
const FAX = HOUSE.fax.replace('+', '\\+').replaceAll(' ', '\\s');

let site: SiteProcess;

beforeAll(async () => {
  ({ site } = await sharedClinicSite());
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map((match) => match[1] ?? '');
}

describe.each(LOCALES)('the footer in %s', (locale: Locale) => {
  it('leads everywhere the clinic promises, on pages and on errors', async () => {
    for (const path of [href('home', {}, locale), `${href('home', {}, locale)}/not/at/all`]) {
      const html = await site.text(path.replace('//', '/'));
      const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
      const pages = [
        ...(['approach', 'healthConcerns', 'diagnosis', 'therapies', 'programs'] as const),
        ...(['testimonials', 'news', 'request', 'team', 'rooms', 'images', 'vacancies'] as const),
        ...(['contact', 'impressum', 'privacy'] as const),
      ].map((id) => href(id, {}, locale));
      expect(linksIn(footer)).toEqual(
        expect.arrayContaining([
          ...pages,
          `${href('contact', {}, locale)}#directions`,
          ...[PHONE, `mailto:${HOUSE.email}`, HOUSE.shop_url, HOUSE.maps_url],
          ...HOUSE.social.map(({ url }) => url),
        ]),
      );
      expect(footer).toMatch(new RegExp(`Fax\\s*(?:<[^>]+>)*\\s*${FAX}`));
      expect(footer).not.toContain('fax:');
      const vouchers = houseIn('de').voucher_url ?? 'missing in the content';
      expect(linksIn(footer).includes(vouchers)).toBe(locale === 'de');
      // Partners show words beside a drawn mark.
      for (const partner of ['Careful House', 'Larch Foundation', 'Quiet Nights']) {
        expect(footer).toContain(partner);
      }
      expect([FIRST_YEAR, yearAtTheClinic()]).toContain(/© (\d{4})/.exec(footer)?.[1]);
      expect(footer).toMatch(/width="100" height="20"/);
      expect(footer).toMatch(locale === 'en' ? /4\.9 of 5/ : /4,9 (?:von|su) 5/);
    }
  });

  it('has a page for what is not found, with two ways on and a call', async () => {
    const { errors } = messagesOf(locale);
    const answer = await site.get(`${href('diagnosis', {}, locale)}/not-there`);
    const html = await answer.text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(answer.status).toBe(404);
    const { name } = houseIn(locale);
    expect(html).toContain(`<title>${errors.notFoundTitle} · ${name}</title>`);
    const links = [href('home', {}, locale), href('request', {}, locale), PHONE];
    expect(linksIn(main)).toEqual(links);
    const isItalian = locale === 'it';
    expect(main.includes(`<p class="mt-3 max-w-text">${errors.notFoundHint}</p>`)).toBe(isItalian);
    // Only the Italian picture shows the chapel.
    expect(main.includes('M352 236')).toBe(isItalian);
  });
});

describe('the search page', () => {
  it('answers by its address, in its language, for nobody but the one who asks', async () => {
    const answer = await site.get('/de/search?q=Leber&utm_source=x');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(html).toContain(`<title>«Leber»: Suche · ${houseIn('de').name}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('href="/de/schwerpunkte/leber"');
    expect(html).toContain('<mark>Leber</mark>');
  });

  it('gives programs the same', async () => {
    const api = (await (await site.get('/api/search?q=liver&lang=en')).json()) as {
      results: { total: number };
    };
    expect(api.results.total).toBeGreaterThan(5);
  });

  it('escapes what is asked and bounds its length', async () => {
    const html = await site.text(`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert(1)');
    const long = await site.get(`/search?q=${'liver '.repeat(100)}`);
    expect(long.status).toBe(200);
    expect(await long.text()).not.toContain('liver '.repeat(20));
  });

  it('is the only page that a question changes', async () => {
    const plain = await site.get('/rooms');
    const asked = await site.get('/rooms?q=liver');
    expect(asked.headers.get('etag')).toBe(plain.headers.get('etag'));
    const empty = await site.get('/search?q=+++');
    expect(empty.headers.get('etag')).toBe((await site.get('/search')).headers.get('etag'));
  });

  it('takes a typo in each language', async () => {
    for (const [path, found] of [
      ['/search?q=fibromialgya', '/health-concerns/fibromyalgia'],
      ['/de/search?q=Hyperthermei', '/de/therapien/hyperthermie'],
      ['/it/search?q=termograifa', '/it/diagnosi/termografia'],
    ] as const) {
      expect(await site.text(path), path).toContain(`href="${found}"`);
    }
  });
});
