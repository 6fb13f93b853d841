import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { createClinicDatabase, createEmptyDatabase } from '../../tests/support/clinic-database.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { hrefOfAny } from '#app/routing/href.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import '#app/messages/all.ts';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';

/** The build's folder: beside the usual one, so that it finds the same packages. */
const FOLDER = path.resolve('site/build/switched-off-pages');
const OFF = ['rooms', 'vacancies', 'news'] as const;

let site: SiteProcess;

beforeAll(async () => {
  const pages = Object.fromEntries(OFF.map((id) => [id, false]));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/support/build-other-clinic.ts', FOLDER, JSON.stringify({ pages })],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const database = await createClinicDatabase();
  site = await SiteProcess.start(database.env, undefined, path.join(FOLDER, 'server/index.js'));
  return async () => {
    await site.stop();
    await database.remove();
    await rm(FOLDER, { recursive: true, force: true });
  };
}, 300_000);

it('seeds what the clinic has a page for', async () => {
  const empty = await createEmptyDatabase();
  await prepare({ ...empty.env, SEED: 'starter' }, path.join(FOLDER, 'server/prepare.js'));
  const client = new pg.Client({ connectionString: empty.env.DATABASE_URL });
  await client.connect();
  const count = async (table: string) =>
    Number((await client.query(`select count(*) as n from ${table}`)).rows[0]?.n);
  const [rooms, news, programs, menu] = [
    await count('rooms'),
    await count('news'),
    await count('programs'),
    await count('menu_nodes'),
  ];
  await client.end();
  await empty.remove();
  expect([rooms, news]).toEqual([0, 0]);
  expect(Math.min(programs, menu)).toBeGreaterThan(0);
});

/** What a page links to on this site, except files and pictures. */
function linksOf(html: string): string[] {
  const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...markup.matchAll(/<(?:a|link)\s[^>]*?href="(\/[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

const ADDRESSES = OFF.flatMap((id) => LOCALES.map((locale) => hrefOfAny(id, {}, locale)));

it.each([
  ...ADDRESSES,
  '/en/rooms',
  '/news/page/2',
  '/news/feed.xml',
  '/de/news/feed.xml',
  '/api/rooms',
  '/api/news-item?slug=x',
])('there is nothing at %s', async (address) => {
  expect((await site.get(address)).status).toBe(404);
});

it('the content API does not know its collection', async () => {
  const answers = await Promise.all(
    ['rooms', 'no_such_collection'].map((name) => site.get(`/api/collections/get/${name}`)),
  );
  const [rooms, unknown] = answers.map(({ status }) => status);
  expect(rooms).toBe(unknown);
});

it('no page of the sitemap leads to one that is switched off, or speaks of it', async () => {
  const sitemap = await site.text('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  const seen = new Set<string>();
  const wrong: string[] = [];
  let found = [...listed, '/search', '/thankyou', '/newsletter', '/nothing/at/all'];
  while (found.length > 0) {
    const next = [...new Set(found)].filter((address) => !seen.has(address));
    for (const address of next) seen.add(address);
    found = [];
    await forEachWithConcurrency(4, next, async (address) => {
      const answer = await site.get(address);
      const text = await answer.text();
      const isMeant = address === '/nothing/at/all';
      if (answer.status !== 200 && !isMeant) wrong.push(`${answer.status} ${address}`);
      if (!answer.headers.get('content-type')?.includes('html')) return;
      for (const link of linksOf(text)) {
        const [pathname = ''] = link.split('?');
        const gone = ADDRESSES.find((one) => pathname === one || pathname.startsWith(`${one}/`));
        if (gone) wrong.push(`${address} links to ${link}`);
        else found.push(link);
      }
      if (/application\/atom\+xml|[?&]room=/.test(text)) wrong.push(`feed or room on ${address}`);
    });
  }
  expect(wrong).toEqual([]);
}, 240_000);

it.each(LOCALES)('the shell does not name it in %s', async (locale) => {
  const html = await site.text(hrefOfAny('team', {}, locale));
  const { pages } = messagesOf(locale);
  for (const id of OFF) expect(html).not.toContain(`>${pages[id].title}</a>`);
  expect(html).toContain(`>${pages.therapies.title}</a>`);
});

it.each([
  ['en', 'rooms'],
  ['de', 'zimmer'],
  ['it', 'camere'],
])('the search finds no page of it: %s', async (locale, term) => {
  const { results } = (await (await site.get(`/api/search?q=${term}&lang=${locale}`)).json()) as {
    results: { groups: { hits: { href: string }[] }[] };
  };
  const hits = results.groups.flatMap((group) => group.hits.map(({ href }) => href));
  for (const hit of hits) {
    expect(ADDRESSES.some((one) => hit === one || hit.startsWith(`${one}#`))).toBe(false);
  }
});

it('a link to the former page is forgotten by forms', async () => {
  const [plain, named] = await Promise.all([
    site.text('/request'),
    site.text('/request?room=alpine-suite'),
  ]);
  expect(named.replaceAll('?room=alpine-suite', '')).toBe(plain);
  expect(await site.text('/contact')).not.toContain('value="news"');
});
