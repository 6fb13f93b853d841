import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { SiteResults } from '#app/search/site-results.ts';
import { sharedClinicSite } from '../../tests/support/shared-site.ts';
import type { SiteProcess } from '../../tests/support/site-process.ts';

const QUESTIONS = parse(readFileSync('demo/tests/search-questions.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const SEARCH_PAGE: Readonly<Record<string, string>> = {
  en: '/search',
  de: '/de/search',
  it: '/it/search',
};

let site: SiteProcess;

beforeAll(async () => {
  ({ site } = await sharedClinicSite());
});

describe.each(Object.entries(QUESTIONS))('in %s', (locale, answers) => {
  it.each(Object.entries(answers))('«%s» leads to %s', async (question, page) => {
    const query = new URLSearchParams({ q: question, lang: locale });
    const response = await site.get(`/api/search?${query}`);
    const { results } = (await response.json()) as { results: SiteResults };
    expect(results.groups[0]?.hits[0]?.href).toBe(page);
    const html = await site.text(`${SEARCH_PAGE[locale]}?${query}`);
    const [, found = ''] = html.split('id="found-');
    expect(/<a href="([^"]+)"/.exec(found)?.[1]).toBe(page);
  });
});

it.each([
  ['en', 'tiredness', '/programs/burnout-week'],
  ['de', 'Müdigkeit', '/de/programme/burnout-woche'],
  ['it', 'stanchezza', '/it/programmi/settimana-burnout'],
])('in %s «%s» leads to %s too, the first of its kind', async (locale, question, page) => {
  const query = new URLSearchParams({ q: question, lang: locale });
  const html = await site.text(`${SEARCH_PAGE[locale]}?${query}`);
  const found = html.slice(html.indexOf('id="found-'));
  const addresses = [...found.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);
  const kind = page.slice(0, page.lastIndexOf('/') + 1);
  expect(addresses.find((address) => address?.startsWith(kind))).toBe(page);
});
