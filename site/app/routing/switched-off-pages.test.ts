import type { Clinic } from '@clinic/cms/clinic-config/clinic';
import { OPTIONAL_PAGES } from '@clinic/cms/clinic-config/page-set';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { describe, expect, it, vi } from 'vitest';
import { homeData } from '#app/pages/home/data.ts';
import { findPages } from '#app/pages/page-at.ts';
import { siteDocuments } from '#app/pages/search/site-documents.ts';
import { menuData } from '#app/shell/shell-data/menu-data.ts';
import { assembleSnapshot } from '#content/snapshot.ts';
import type { WireEntry, WirePart } from '#content/values/wire.ts';
import { PAGE_ENDPOINTS } from '#server/api/page-endpoints.ts';
import { addressFindings } from '#server/doctor/address-findings.ts';
import { contentFindings } from '#server/doctor/content-findings.ts';
import { pageParameters } from '#server/pages/page-parameters.ts';
import { feedRoutes } from '#server/routes/feeds.ts';
import { movedTo } from '#server/routes/redirects/moved-addresses.ts';
import { listPages } from '#server/routes/sitemap.ts';
import '#app/messages/all.ts';
import { collectionBehind, emptyPages } from './empty-pages.ts';
import { entryAddress } from './entry-address.ts';
import { href, hrefOfAny } from './href.ts';
import {
  routeOptionsOf,
  footerPages,
  isOptional,
  PAGE_IDS,
  ROUTE_TABLE,
  type PageId,
} from './table.ts';
import { textLinks } from './text-links.ts';

vi.mock('../../../cms/src/clinic-config/clinic.ts', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  const pages = { rooms: false, news: false, videos: false, costs: false, testimonials: false };
  return { CLINIC: { ...CLINIC, pages } };
});

const GONE = [
  ...['rooms', 'costs', 'testimonials', 'testimonials.create', 'video', 'videos'],
  ...['videos.category', 'news', 'news.page', 'news.item'],
];

const TEXT = { name: 'content', type: 'wysiwyg', localize: true, options: {} };
const RELATED = { name: 'related', type: 'collectionlink', localize: false, options: {} };

const collection = (...entries: WireEntry[]): WirePart => ({
  ...{ kind: 'collection', sortable: false, entries },
  fields: [TEXT, RELATED],
});

const item = (name: string, settings: object) => ({ component: 'item', name, settings });

const texts = [
  '<a href="/@entry/news/n1">story</a>',
  '<a href="/costs?from=text#prices">prices</a>',
  '<a href="/en/rooms">rooms</a>',
  '<a href="/team">people</a>',
].join(' ');

const parts = new Map<string, WirePart>([
  ['rooms', collection({ _id: 'r1', title: 'Suite', slug: 'suite' })],
  ['news', collection({ _id: 'n1', title: 'Story', slug: 'story', date: '2026-01-02' })],
  [
    'pages',
    collection(
      { _id: 'p1', title: 'Costs', slug: 'costs', key: 'costs' },
      { _id: 'p2', title: 'Imprint', slug: 'impressum', key: 'impressum' },
    ),
  ],
  [
    'therapies',
    collection({
      ...{ _id: 't1', title: 'Warmth', slug: 'warmth', content: texts },
      related: [
        { _id: 'n1', link: 'news' },
        { _id: 't1', link: 'therapies' },
      ],
    }),
  ],
  [
    'redirects',
    collection(
      { _id: '1', from: '/suites', to: '/rooms#suite', permanent: true },
      { _id: '2', from: '/people', to: '/team', permanent: true },
    ),
  ],
  [
    'menu',
    {
      kind: 'singleton',
      fields: [],
      data: {
        _id: 'menu',
        nodes: [
          {
            component: 'flyout',
            name: 'House',
            settings: {},
            children: [
              {
                component: 'flyout-container',
                settings: { columns: '2' },
                children: [
                  item('Rooms', { category: 'rooms' }),
                  item('Story', { slug: { _id: 'n1', link: 'news' } }),
                  item('Older story', { category: 'news', slug: 'story' }),
                  item('People', { category: 'team' }),
                ],
              },
            ],
          },
        ],
      },
    } as unknown as WirePart,
  ],
]);
const snapshot = await assembleSnapshot(parts, new Map(), () => undefined, textLinks);
const { items } = snapshot;

describe('a page that is switched off', () => {
  it('is no page, nor are those below it', () => {
    const all = Object.keys(ROUTE_TABLE) as PageId[];
    expect(all.filter((id) => !PAGE_IDS.includes(id)).toSorted()).toEqual(GONE.toSorted());
    expect(PAGE_ENDPOINTS.map(({ path: [group] }) => group)).not.toContain('rooms');
    expect(footerPages('house')).not.toContain('rooms');
  });

  it('is at none of its addresses, in no language', () => {
    for (const address of [
      '/rooms',
      '/en/rooms',
      '/de/zimmer',
      '/it/camera',
      '/video',
      '/news/x',
    ]) {
      for (const { page, params, locale } of findPages(address)) {
        expect(page.data({ snapshot, locale, params })).toBeUndefined();
      }
    }
  });

  it('has no address that could be linked to', () => {
    for (const locale of LOCALES) expect(href('rooms', {}, locale)).toBeUndefined();
    expect(href('contact', {}, 'en')).toBe('/contact');
    expect(entryAddress(items, 'pages', 'p1')).toBeUndefined();
  });

  it('takes its entries along, and what refers to them', () => {
    expect([items.rooms, items.news]).toEqual([[], []]);
    expect(snapshot.collections.has('rooms')).toBe(false);
    expect(items.pages.map(({ key }) => key)).toEqual(['impressum']);
    expect(snapshot.collections.get('therapies')?.entries[0]?.related).toEqual([
      { _id: 't1', link: 'therapies', display: 'Warmth' },
    ]);
  });

  it('leaves plain words where texts linked to it', () => {
    expect(items.therapies[0]?.content.en).toBe('story prices rooms <a href="/team">people</a>');
  });

  it('is in no menu, and nobody is told that it is missing there', () => {
    const [group] = menuData(snapshot, 'en');
    expect(group?.parts[0]?.links.map(({ name }) => name)).toEqual(['People']);
    expect(JSON.stringify(snapshot.singletons.get('menu')?.data)).not.toContain('Rooms');
  });

  it('is not looked for by the doctor', () => {
    const findings = addressFindings(snapshot, 'https://clinic.example');
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    const names = contentFindings(snapshot, []).map(({ name }) => name);
    expect(names).toContain('therapies');
    for (const name of ['rooms', 'news', 'videos', 'video_categories'])
      expect(names).not.toContain(name);
  });

  it('is not found, listed, fed or redirected to', async () => {
    const found = [...siteDocuments(snapshot, 'en')].map((one) => one.href);
    const listed = (await listPages(snapshot)).flatMap(({ alternates }) =>
      Object.values(alternates),
    );
    for (const path of GONE.map((id) => hrefOfAny(id as PageId, {}, 'en'))) {
      expect(found).not.toContain(path);
      expect(listed).not.toContain(path);
    }
    const feeds = feedRoutes({ store: { snapshot }, siteUrl: 'https://clinic.example' });
    expect((await feeds.request('/news/feed.xml')).status).toBe(404);
    expect(movedTo(snapshot, '/suites', '')).toBeUndefined();
    expect(movedTo(snapshot, '/people', '')?.to).toBe('/team');
  });

  it('has no entries that a form could be opened with', () => {
    const given = new URLSearchParams({ room: 'suite' });
    expect(pageParameters(snapshot, '/request', given).query.size).toBe(0);
  });

  it('leaves the home page without its sections', () => {
    expect(homeData({ snapshot, locale: 'en', params: {} })).toMatchObject({
      voice: undefined,
      latest: { news: [], video: undefined },
    });
  });
});

it('every optional page of the table goes with the collections that it shows', () => {
  const shown = (Object.keys(ROUTE_TABLE) as PageId[]).filter(isOptional).flatMap((id) => {
    const { collection: own, lists } = routeOptionsOf(id);
    return own ?? lists ?? [];
  });
  const told = Object.values(OPTIONAL_PAGES).flat();
  expect(new Set(told.filter((name) => name !== 'subscribers'))).toEqual(new Set(shown));
});

describe('a list without entries', () => {
  it('is offered nowhere, but has its page', async () => {
    expect(emptyPages(items)).toContain('vacancies');
    expect(emptyPages(items)).not.toContain('therapies');
    const found = [...siteDocuments(snapshot, 'en')].map((one) => one.href);
    const listed = (await listPages(snapshot)).flatMap(({ alternates }) =>
      Object.values(alternates),
    );
    expect([...found, ...listed]).not.toContain('/vacancies');
    expect(found).toContain('/therapies');
    expect(listed).toContain('/therapies');
    const [vacancies] = findPages('/vacancies');
    expect(await vacancies?.page.data({ snapshot, locale: 'en', params: {} })).toBeDefined();
  });

  it('may be one whose entries nobody sees', async () => {
    const past = await assembleSnapshot(
      new Map([
        [
          'vacancies',
          collection({ _id: 'v', title: 'Cook', slug: 'cook', valid_through: '2020-01-01' }),
        ],
        ['team', collection({ _id: 'm', name: 'Ada' })],
      ]),
      new Map(),
      () => undefined,
    );
    expect(emptyPages(past.items)).toContain('vacancies');
    expect(collectionBehind('team')).toBe('team');
    expect(emptyPages(past.items)).not.toContain('team');
  });
});

describe('a page that nobody has written', () => {
  const empty = assembleSnapshot(new Map(), new Map(), () => undefined);

  it.each(['/', '/contact', '/impressum', '/privacy', '/approach', '/accessibility'])(
    'says something at %s in every language',
    async (path) => {
      const [english] = findPages(path);
      for (const locale of LOCALES) {
        const request = { snapshot: await empty, locale, params: {} };
        const data = (await english?.page.data(request)) as { seo: { title: string } } | undefined;
        expect(data?.seo.title).toMatch(/\w/);
      }
    },
  );

  it('is not listed for search engines, except the home page', async () => {
    const listed = (await listPages(await empty)).map(({ alternates }) => alternates.en);
    expect(listed).toEqual(['/', '/request']);
  });
});
