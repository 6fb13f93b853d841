import { LOCALES } from '@alpsera/cms/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { href } from '../app/routing/href.ts';

const SLUGS = {
  en: ['laboratory', 'dark-field-microscopy', 'dental', 'toxicological'],
  de: ['labor', 'dunkelfeldmikroskopie', 'zahndiagnostik', 'toxikologie'],
  it: ['laboratorio', 'microscopia-in-campo-oscuro', 'odontoiatrica', 'tossicologica'],
} as const;

/** The same page in three languages, as the route table makes its addresses. */
const PAGES = [
  Object.fromEntries(LOCALES.map((locale) => [locale, href('home', {}, locale)])),
  Object.fromEntries(LOCALES.map((locale) => [locale, href('diagnosis', {}, locale)])),
  ...SLUGS.en.map((_, index) =>
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        href('diagnosis.item', { slug: SLUGS[locale][index] ?? '' }, locale),
      ]),
    ),
  ),
];

let database: ClinicDatabase;
let site: SiteProcess;

beforeAll(async () => {
  database = await createClinicDatabase();
  site = await SiteProcess.start(database.env);
});

afterAll(async () => {
  await site.stop();
  await database.remove();
});

function linkTags(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

describe.each(PAGES)('$en', (addresses) => {
  it.each(LOCALES)('exists in %s, says so, and names its sisters', async (locale) => {
    const path = addresses[locale] ?? '';
    const answer = await site.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe(locale);
    expect(html.includes(`<html lang="${locale}">`)).toBe(true);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(linkTags(html, 'canonical')).toEqual([`${site.url}${path}`]);
    const sisters = [...LOCALES.map((other) => addresses[other]), addresses.en];
    expect(linkTags(html, 'alternate')).toEqual(sisters.map((sister) => `${site.url}${sister}`));
  });

  it('is the same below /en, with the unprefixed address as its canonical one', async () => {
    const path = addresses.en === '/' ? '/en' : `/en${addresses.en}`;
    const answer = await site.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(linkTags(html, 'canonical')).toEqual([`${site.url}${addresses.en}`]);
  });
});

describe('the links of every page', () => {
  it('lead to pages and pictures that exist', async () => {
    const seen = new Set<string>();
    const queue: string[] = [...LOCALES.map((locale) => href('home', {}, locale))];
    const broken: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await site.get(path);
      if (answer.status !== 200) broken.push(`${answer.status} ${path}`);
      if (!answer.headers.get('content-type')?.includes('html')) continue;
      const html = await answer.text();
      const found = [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) =>
        (match[1] ?? '').replaceAll('&amp;', '&'),
      );
      queue.push(...found);
    }
    expect(broken).toEqual([]);
    // Two pages and eight diagnostics in each of three languages, at the least.
    expect(seen.size).toBeGreaterThan(30);
  });
});
