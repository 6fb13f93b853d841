import { afterEach, expect, it, vi } from 'vitest';
import type { PageCode } from '#app/document/page-code.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { pageAt } from '#app/pages/page-at.ts';
import { createReceipts } from '#server/forms/receipts.ts';
import { selectVariant } from '#server/http/cached-response.ts';
import { NO_INBOX } from '#server/testing/no-inbox.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { IdleQueue } from '#server/work/idle-queue.ts';
import { PageRenderer } from './page-renderer.ts';

const small = await smallSnapshot({});
const [one, two] = ['one', 'two'].map((version) => ({ ...small, version }));
if (!one || !two) throw new Error('There are two');
/** What each page shows, which is also its fingerprint. */
const shown = new Map<string, string>();
const rendered: string[] = [];
/** How long it takes to render a page. */
let renderingMs = 0;

const code: PageCode = {
  async renderPage({ url: { pathname }, status = 200 }) {
    rendered.push(pathname);
    if (renderingMs) vi.advanceTimersByTime(renderingMs);
    const html = `${pathname} ${shown.get(pathname)}`;
    return { status, html, fingerprint: { page: undefined, digest: html, reads: [] } };
  },
  isUnchanged: async ({ url: { pathname } }, { digest }) =>
    digest === `${pathname} ${shown.get(pathname)}`,
  runPageAction: async () => undefined,
  pageAt,
  INLINE_SCRIPTS: [],
};

const rendererWith = (own: Partial<PageCode> = {}, moved: string[] = []) =>
  new PageRenderer({
    code: async () => ({ ...code, ...own }),
    files: { scripts: [], styles: '' },
    services: {
      siteUrl: 'http://localhost:3000',
      tracking: { analyticsId: undefined, gclidConsent: true },
      hosts: DEFAULT_HOSTS,
      receipts: createReceipts('a secret'),
      reportError: () => undefined,
    },
    isMoved: (_snapshot, pathname) => moved.includes(pathname),
    inbox: NO_INBOX,
    idle: new IdleQueue({ idleMs: 60_000, maxWaitMs: 60_000 }),
  });

/** Pages after the first content was shown; the last one is the most wanted. */
async function rendererOf(addresses: readonly string[], ...own: Parameters<typeof rendererWith>) {
  const renderer = rendererWith(...own);
  await renderer.prepare(one!);
  for (const [index, address] of addresses.entries()) {
    for (let visit = 0; visit <= index; visit += 1) await renderer.page(one!, address);
  }
  rendered.length = 0;
  return renderer;
}

const textOf = (renderer: PageRenderer, address: string) => {
  const response = renderer.cached(two!, address);
  const asked = { acceptEncoding: undefined, ifNoneMatch: undefined };
  return response && selectVariant(response, asked).body?.toString();
};

afterEach(() => {
  vi.useRealTimers();
  shown.clear();
  rendered.length = 0;
  renderingMs = 0;
});

it('makes the pages anew that differ, and leaves the others with their ETag', async () => {
  const renderer = await rendererOf(['/team', '/rooms']);
  const before = renderer.cached(one!, '/team');
  shown.set('/rooms', 'a new room');
  await renderer.prepare(two!);
  expect(rendered).toEqual(['/rooms']);
  expect(renderer.cached(two!, '/team')).toBe(before);
  expect(textOf(renderer, '/rooms')).toBe('/rooms a new room');
});

it('goes on serving the former content meanwhile', async () => {
  const renderPage = vi.fn(code.renderPage);
  const renderer = await rendererOf(['/rooms'], { renderPage });
  const before = renderer.cached(one!, '/rooms');
  let during: unknown;
  renderPage.mockImplementationOnce(async (request) => {
    during = renderer.cached(one!, '/rooms');
    return code.renderPage(request);
  });
  shown.set('/rooms', 'a new room');
  await renderer.prepare(two!);
  expect(before).toBeDefined();
  expect(during).toBe(before);
});

it('begins with the most wanted pages, and shows new content after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const addresses = ['/team', '/rooms', '/news', '/contact'];
  const renderer = await rendererOf(addresses);
  for (const address of addresses) shown.set(address, 'anew');
  renderingMs = 1_500;
  await renderer.prepare(two!);
  expect(rendered).toEqual(['/contact', '/news']);
  expect(textOf(renderer, '/team')).toBeUndefined();
  // A request does not wait for the remaining pages, which are made as well.
  await renderer.page(two!, '/team');
  expect(textOf(renderer, '/team')).toBe('/team anew');
  await vi.waitFor(() => expect(textOf(renderer, '/rooms')).toBe('/rooms anew'));
  expect(rendered.toSorted()).toEqual(addresses.toSorted());
  // Ends the work that goes on in the background.
  await renderer.prepare({ ...small, version: 'three' });
});

it('leaves no page at an address that leads elsewhere now, or has none any more', async () => {
  const moved: string[] = [];
  const renderer = await rendererOf(['/rooms', '/team'], {}, moved);
  moved.push('/rooms');
  await renderer.prepare(two!);
  expect(renderer.mostWanted()).toEqual(['/team']);
  expect(rendered).toEqual([]);
});

it('compares the error pages too', async () => {
  const renderer = await rendererOf([]);
  const before = await renderer.refused(one!, 'de', 404);
  await renderer.prepare(two!);
  expect(await renderer.refused(two!, 'de', 404)).toBe(before);
  expect(rendered).toHaveLength(1);
});

it('shows new content although a page fails with it', async () => {
  const isUnchanged = vi.fn(code.isUnchanged).mockRejectedValue(new Error('broken'));
  const renderPage = vi.fn(code.renderPage);
  const renderer = await rendererOf(['/rooms', '/team'], { isUnchanged, renderPage });
  // The most wanted page.
  renderPage.mockResolvedValueOnce({ status: 500, html: 'broken' });
  await renderer.prepare(two!);
  expect(renderer.cached(two!, '/team')).toBeUndefined();
  expect(textOf(renderer, '/rooms')).toBeDefined();
});

it('compares on demand what was not compared before', async () => {
  const renderer = await rendererOf(['/rooms']);
  const before = renderer.cached(one!, '/rooms');
  const three = { ...small, version: 'three' };
  expect(renderer.cached(three, '/rooms')).toBeUndefined();
  expect(await renderer.page(three, '/rooms')).toBe(before);
  expect(rendered).toEqual([]);
});

it('makes the pages that were wanted before a start', async () => {
  const renderer = rendererWith();
  await renderer.prepare(two!, async () => ['/rooms', '/no-such-page', '/team']);
  expect(rendered).toEqual(['/rooms', '/team']);
  expect(textOf(renderer, '/team')).toBeDefined();
});
