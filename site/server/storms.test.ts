import pino from 'pino';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../tests/support/gate.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import type { PageCode } from '#app/document/page-code.ts';
import { pageAt } from '#app/pages/page-at.ts';
import de from '#app/messages/de.json';
import en from '#app/messages/en.json';
import itMessages from '#app/messages/it.json';
import { createApp } from './app.ts';
import { useTemporaryFolder } from './api/testing/test-app.ts';
import type { ContentStore } from '#content/store.ts';
import { createReceipts } from './forms/receipts.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { NO_INBOX } from './testing/no-inbox.ts';
import { IdleQueue } from './work/idle-queue.ts';
import { StaticFiles } from './http/static-files.ts';
import { smallSnapshot } from './testing/small-snapshot.ts';

const MESSAGES = { en, de, it: itMessages };
const siteUrl = 'http://localhost:3000';
const files = await StaticFiles.open(useTemporaryFolder());
const snapshot = await smallSnapshot({
  programs: [{ _id: '1', title: 'Detox', slug: 'detox', slug_de: 'entgiftung' }],
});

const rendered: string[] = [];
/** Rendering waits for this promise. */
let held = Promise.resolve();

const code: PageCode = {
  async renderPage({ url: { pathname, search }, status, result }) {
    rendered.push(pathname + search);
    await held;
    return { status: status ?? result?.status ?? 200, html: `<html>${pathname}${search}</html>` };
  },
  isUnchanged: async () => false,
  runPageAction: async () => ({ status: 422, answer: {} }),
  pageAt,
  ...{ INLINE_SCRIPTS: [] },
};

let app: Hono;
beforeEach(() => {
  rendered.length = 0;
  held = Promise.resolve();
  const renderer = new PageRenderer({
    code: async () => code,
    files: { scripts: [], styles: '' },
    services: {
      siteUrl,
      receipts: createReceipts('a secret'),
      reportError: () => undefined,
      tracking: { analyticsId: undefined, gclidConsent: true },
      hosts: DEFAULT_HOSTS,
    },
    inbox: NO_INBOX,
    idle: new IdleQueue({ idleMs: 0, maxWaitMs: 0 }),
  });
  const store = { snapshot, freshness: { ready: true } } as unknown as ContentStore;
  const logger = pino({ level: 'silent' });
  const parts = { store, renderer, files, siteUrl, studioUrl: siteUrl, logger, api: new Hono() };
  app = createApp({ ...parts, hasDatabase: true, allowPost: async () => true });
});

const askAll = (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => app.request(address)));
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

describe('addresses at which there is nothing', () => {
  it.each([
    ['en', '/', '/nothing/at/all'],
    ['de', '/de/', '/de/nothing/at/all'],
    ['it', '/it/', '/it/nothing/at/all'],
  ])('share one page in %s', async (locale, above, rendering) => {
    const addresses = [
      ...many(50, (index) => `${above}${index}`),
      ...many(50, (index) => `${above}${index}/${index}`),
      ...many(50, (index) => `${above}video/${index}`),
      ...many(50, (index) => `${above}${index}?utm_source=${index}`),
    ];
    const answers = await askAll(addresses);
    expect(rendered).toEqual([rendering]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(answers[0]?.headers.get('content-language')).toBe(locale);
  });
});

describe('a parameter that names something', () => {
  it('makes no page if there is no such thing', async () => {
    const answers = await askAll(many(200, (index) => `/request?program=${index}`));
    expect(rendered).toEqual(['/request']);
    expect(answers[0]?.headers.get('cache-control')).toContain('public');
  });

  it('makes one page for each thing there is, in our own memory only', async () => {
    const programs = many(200, (index) => `/request?program=${index % 2 ? 'detox' : 'entgiftung'}`);
    const answers = await askAll(programs);
    expect(rendered.toSorted()).toEqual(['/request?program=detox', '/request?program=entgiftung']);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });
});

describe('more than can be made', () => {
  it.each([
    ['en', '/search?q='],
    ['de', '/de/search?q='],
    ['it', '/it/search?q='],
  ] as const)('is refused in %s, and not without a word', async (locale, search) => {
    const pages = gate();
    held = pages.opened;
    const asked = askAll(many(150, (index) => `${search}${index}00`));
    const refused = await app.request(`${search}liver`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-language')).toBe(locale);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await refused.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(MESSAGES[locale].errors.busyTitle);
    expect(html).toContain(MESSAGES[locale].errors.busyText);
    pages.open();
    const statuses = (await asked).map(({ status }) => status);
    // One page is being rendered and a hundred wait.
    expect(statuses.filter((status) => status === 200)).toHaveLength(101);
    expect(statuses.filter((status) => status === 503)).toHaveLength(49);
    expect((await app.request(`${search}liver`)).status).toBe(200);
  });

  it('keeps no page waiting that is made already, and no other page behind it', async () => {
    await app.request('/rooms');
    const pages = gate();
    held = pages.opened;
    const asked = askAll(many(150, (index) => `/search?q=${index}00`));
    await vi.waitFor(() => expect(rendered).toEqual(['/rooms', '/search?q=000']), 20_000);
    const team = app.request('/team');
    expect((await app.request('/rooms')).status).toBe(200);
    pages.open();
    expect((await team).status).toBe(200);
    await asked;
    expect(rendered.slice(0, 3)).toEqual(['/rooms', '/search?q=000', '/team']);
  });
});
