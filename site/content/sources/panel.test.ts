import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { textLinks } from '#app/routing/text-links.ts';
import type { Dropped } from '#content/dropped.ts';
import { collectionModels } from '#content/models/registry.ts';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { WirePart } from '#content/values/wire.ts';
import { FIXTURES } from '#server/api/testing/seed-snapshot.ts';
import { ACCOUNT, EDITOR, MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { createTestApp, useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { movedTo } from '#server/routes/redirects/moved-addresses.ts';
import { Names } from './cockpit/names.ts';
import { CockpitSource } from './cockpit.ts';
import { FILM } from '../../../tests/support/demo-content.ts';

const host = await PanelHost.use();
const names = new Names({ hosts: ['cockpit.example'] });
const cacheFolder = useTemporaryFolder();

async function snapshotOf(source: CockpitSource) {
  const versions = await source.versions();
  const parts = new Map<string, WirePart>();
  for (const name of versions.keys()) parts.set(name, await source.load(name));
  const dropped: Dropped[] = [...source.dropped()];
  const snapshot = await assembleSnapshot(parts, versions, (one) => dropped.push(one), textLinks);
  return { snapshot, dropped };
}

const read = (token: string) => snapshotOf(new CockpitSource({ host: host.url, token, names }));

const RECORDED = JSON.parse(readFileSync(path.join(FIXTURES, 'demo.json'), 'utf8')) as Record<
  string,
  WirePart
>;

/** The same content as the embedded source gave it. */
async function demo(): Promise<Snapshot> {
  const parts = new Map(Object.entries(RECORDED));
  const dropped: Dropped[] = [];
  const note = (one: Dropped) => void dropped.push(one);
  const snapshot = await assembleSnapshot(parts, new Map(), note, textLinks);
  expect(dropped).toEqual([]);
  return snapshot;
}

/** Read once, because no test changes the content of the host. */
let panel: Awaited<ReturnType<typeof snapshotOf>>;
let wanted: Snapshot;
beforeAll(async () => {
  [panel, wanted] = [await read(MASTER), await demo()];
}, 60_000);

type Item = { readonly _id: string } & Readonly<Record<string, unknown>>;
/**
 * The recorded host has no redirects, no slug history, which only a database has, and no collections
 * that came after the recording.
 */
const COMPARED = Object.keys(collectionModels).filter(
  (name) => name !== 'redirects' && name !== 'slug_history' && name in RECORDED,
) as (keyof typeof collectionModels)[];

/** Times of saving differ, and pictures without a title of their own are described in English only. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const { _modified, ...rest } = value as Record<string, unknown>;
  if ('alt' in rest && 'focal' in rest)
    return { path: rest.path, focal: rest.focal, alt: (rest.alt as Record<string, unknown>).en };
  if ('mime' in rest && 'path' in rest) return path.basename(String(rest.path));
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, comparable(one)]));
}

/** How long a busy machine may take to read everything. */
vi.setConfig({ testTimeout: 30_000 });

describe('content that was written in the panel of a Cockpit', () => {
  it('is of all collections that there were', () => {
    expect(COMPARED.length).toBeGreaterThanOrEqual(18);
  });

  it.each(COMPARED)('is that of the embedded source: %s', (name) => {
    const { snapshot } = panel;
    const ours = new Map((snapshot.items[name] as readonly Item[]).map((item) => [item._id, item]));
    const theirs = wanted.items[name] as readonly Item[];
    expect(theirs.length).toBeGreaterThan(0);
    for (const item of theirs) expect(comparable(ours.get(item._id))).toEqual(comparable(item));
    // News and testimonials are put in order by their date, on the page.
    if (!theirs.some(({ order }) => typeof order === 'number')) return;
    const order = [...ours.keys()].filter((id) => theirs.some(({ _id }) => _id === id));
    expect(order).toEqual(theirs.map(({ _id }) => _id));
  });

  it('is that of the embedded source: clinic, home and menu', () => {
    const { snapshot } = panel;
    for (const name of ['clinic', 'home', 'menu'] as const) {
      expect(comparable(snapshot.globals[name])).toEqual(comparable(wanted.globals[name]));
    }
  });
});

const newsItem = ({ items }: Snapshot, slug: string) =>
  items.news.find((item) => item.slug.en === slug);

describe('what the demo does not have', () => {
  it('shows nothing that is not published, in pages and in the content API', () => {
    const { snapshot } = panel;
    const texts = JSON.stringify([...snapshot.collections.values(), snapshot.items]);
    expect(texts).not.toMatch(/Draft |draft-|Entwurf |Not yet public|saved-again-by-accident/);
    expect(newsItem(snapshot, 'before-the-field')).toBeDefined();
  });

  it('hides by another field, if its name is told', async () => {
    const other = new Names({ published: 'featured' });
    const { snapshot } = await snapshotOf(
      new CockpitSource({ host: host.url, token: MASTER, names: other }),
    );
    expect(snapshot.items.diagnose.length).toBeGreaterThan(0);
    expect(snapshot.items.diagnose.every(({ featured }) => featured !== false)).toBe(true);
    expect(newsItem(snapshot, 'saved-again-by-accident')).toBeDefined();
  });

  it('reads a letter with everything that an editor pastes', () => {
    const { snapshot } = panel;
    const letter = newsItem(snapshot, 'letter-from-the-house');
    expect(letter?.excerpt.en).toBe('An excerpt with markup in a textarea.');
    expect(letter?.title).toEqual({ en: 'Letter from the house' });
    const html = letter?.content.en ?? '';
    const pictures = ['lake-dawn-524862c7', 'snow-massif-ed12706f', 'sea-of-fog-d8042b7c'];
    for (const name of [...pictures, 'stones-water-706612be', 'water-drop-ff587768']) {
      expect(html).toContain(`<img src="/storage/uploads/${name}.jpg"`);
    }
    expect(html).toContain('<h4>Winter</h4>');
    expect(html).toContain(
      '<p>A div, with a <a href="/storage/uploads/docs/packing-list-en-090da263.pdf">file</a>.</p>',
    );
    expect(html).toContain('<p>a pre</p>');
    expect(html).toMatch(
      new RegExp(`</p><figure data-film="${FILM}"><figcaption><a [^>]+>${FILM}</a>`),
    );
    expect(html).not.toMatch(/iframe|cockpit\.example|data-mce/);
  });

  it('counts as translated what has words in a language', () => {
    const { snapshot } = panel;
    expect(newsItem(snapshot, 'winter-above-the-lake')).toMatchObject({
      title: { en: 'Winter above the lake', de: 'Über den Winter' },
      slug: { en: 'winter-above-the-lake', de: 'ueber-den-winter' },
      content: { de: '<p>Ein paar Sätze genügen.</p>' },
    });
    expect(newsItem(snapshot, 'winter-above-the-lake')?.content.it).toBeUndefined();
    expect(newsItem(snapshot, 'notes-from-the-editors')?.slug).toEqual({
      en: 'notes-from-the-editors',
      de: 'notizen-der-redaktion',
    });
  });

  it('finds slugs and dates where the panel has put them', () => {
    const { snapshot, dropped } = panel;
    const hours = newsItem(snapshot, 'opening-hours-at-christmas');
    expect(hours?.slug.de).toBe('oeffnungszeiten-an-weihnachten');
    expect(hours?.date).toBe('2026-11-16');
    expect(dropped).toContainEqual({
      ...{ collection: 'news', id: hours?._id, title: 'Opening hours at Christmas', field: 'date' },
      reason: 'is empty: the day on which the entry was made is shown',
    });
    expect(snapshot.items.treatments.find(({ slug }) => slug.en === 'day-clinic')).toMatchObject({
      title: { en: 'Day clinic' },
    });
    expect(snapshot.items.team.some(({ name }) => name === 'Test Person')).toBe(true);
  });

  it('sends those who know the old spelling of a slug to the new one', () => {
    const { snapshot } = panel;
    const moved = (from: string) => movedTo(snapshot, encodeURI(from), '')?.to;
    expect(moved('/de/therapien/hämoadsorption')).toBe('/de/therapien/haemoadsorption');
    expect(moved('/de/news/über-den-Winter')).toBe('/de/news/ueber-den-winter');
    // Capitals alone are folded by the routes of pages.
    expect(snapshot.items.diagnose.some(({ slug }) => slug.en === 'iridology')).toBe(true);
  });

  it('describes pictures by their own words, else by those of the library', () => {
    const { snapshot } = panel;
    const laboratory = snapshot.items.diagnose.find(({ slug }) => slug.en === 'laboratory');
    expect(laboratory?.image?.alt.it).toMatch(/^Sei provette/);
    expect(snapshot.items.images[0]?.image?.alt.en).toMatch(/^Suite with two armchairs/);
    expect(snapshot.focalPoints.size).toBeGreaterThan(0);
  });

  it('says what it has left out, and why', () => {
    const { dropped } = panel;
    expect(
      dropped.map(({ collection, field, title }) => `${collection} ${title} ${field}`),
    ).toEqual(['programs Burnout Week faq', 'news Opening hours at Christmas date']);
    expect(dropped[0]).toMatchObject({ locale: 'en', reason: expect.stringMatching(/^row \d+ /) });
  });
});

it('answers for singletons in the language asked for', async () => {
  const { snapshot } = panel;
  const app = createTestApp({ snapshot, cacheFolder });
  const answer = await app.request('/api/singletons/get/home?lang=de');
  const home = (await answer.json()) as Record<string, unknown>;
  expect(home.hero_title).toBe('Zeit, das Ganze zu sehen');
  expect(home).not.toHaveProperty('hero_title_de');
});

it('reads the same with the token of an account', async () => {
  const [master, account] = [panel, await read(ACCOUNT)];
  expect(account.snapshot.items).toEqual(master.snapshot.items);
  expect(account.snapshot.globals).toEqual(master.snapshot.globals);
});

it('does without what a token may not read, and says so', async () => {
  const { snapshot, dropped } = await read(EDITOR);
  expect(snapshot.items.header_messages).toEqual([]);
  expect(snapshot.singletons.get('menu')?.data).toBeNull();
  expect(snapshot.items.news.length).toBeGreaterThan(9);
  const refused = dropped.filter(({ id }) => id === '').map(({ collection }) => collection);
  expect(refused).toEqual(['header_messages', 'menu']);
});
