import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../../tests/support/gate.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import type { PageCode } from '#app/document/page-code.ts';
import { pageAt } from '#app/pages/page-at.ts';
import { PageStatusError } from '#app/page/page.ts';
import { createReceipts } from '#server/forms/receipts.ts';
import { IdleQueue } from '#server/work/idle-queue.ts';
import { NO_INBOX } from '#server/testing/no-inbox.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { selectVariant, type CachedResponse } from '#server/http/cached-response.ts';
import { PageRenderer } from './page-renderer.ts';

const snapshot = await smallSnapshot({});
const reportError = vi.fn();
const OPTIONS = {
  services: {
    siteUrl: 'http://localhost:3000',
    tracking: { analyticsId: undefined, gclidConsent: true },
    hosts: DEFAULT_HOSTS,
    receipts: createReceipts('a secret'),
    reportError,
  },
  inbox: NO_INBOX,
  idle: new IdleQueue({ idleMs: 0, maxWaitMs: 0 }),
  files: { scripts: ['/assets/main.js'], styles: '/assets/app.css' },
};
const CODE: PageCode = {
  renderPage: async ({ status = 200 }) => ({ status, html: '<html></html>' }),
  isUnchanged: async () => false,
  runPageAction: async () => undefined,
  pageAt,
  INLINE_SCRIPTS: ['first()'],
};
const rendererWith = (code: Partial<PageCode>) =>
  new PageRenderer({ ...OPTIONS, code: async () => ({ ...CODE, ...code }) });
const sent = (wantsData: boolean) => ({
  visit: { address: '', form: { status: 'malformed' } as const },
  cookies: new Map(),
  wantsData,
});
/** A form with errors, sent from a network address. */
const from = (address: string, signal?: AbortSignal) => ({
  ...sent(false),
  visit: { address, form: { status: 'read', data: new FormData() } as const },
  signal,
});
const bodyOf = (answer: CachedResponse) =>
  selectVariant(answer, { acceptEncoding: undefined, ifNoneMatch: undefined }).body?.toString();
const headersOf = (answer: CachedResponse) => answer.variants.identity.headers;

afterEach(() => reportError.mockClear());

it('fails when the error page fails too, so that the last resort can step in', async () => {
  const renderer = rendererWith({ renderPage: () => Promise.reject(new Error('broken')) });
  await expect(renderer.page(snapshot, '/rooms')).rejects.toThrow('broken');
});

it('keeps answers to questions apart from pages, and few of them', async () => {
  const renderPage = vi.fn(CODE.renderPage);
  const renderer = rendererWith({ renderPage });
  const cachingOf = async (address: string) =>
    headersOf(await renderer.page(snapshot, address))['Cache-Control'];

  expect(await cachingOf('/rooms')).toBe('public, max-age=0, must-revalidate');
  expect(await cachingOf('/search?q=liver')).toBe('private, max-age=0, must-revalidate');
  await cachingOf('/search?q=liver');
  expect(renderPage).toHaveBeenCalledTimes(2);
  for (let index = 0; index < 250; index += 1) await cachingOf(`/search?q=${index}`);
  expect(renderer.cached(snapshot, '/search?q=liver')).toBeUndefined();
  expect(renderer.cached(snapshot, '/rooms')).toBeDefined();
});

it('hands on the page that it looked for, so that its data is made once', async () => {
  const renderPage = vi.fn(CODE.renderPage);
  const pages = vi.fn(pageAt);
  const renderer = rendererWith({ renderPage, pageAt: pages });
  const diagnose = [{ _id: '1', title: 'Laboratory', slug: 'laboratory' }];
  await renderer.page(await smallSnapshot({ diagnose }), '/diagnosis/laboratory');
  expect(pages).toHaveBeenCalledOnce();
  expect(renderPage.mock.lastCall?.[0].found).toBe(await pages.mock.results[0]?.value);
  expect((await renderer.page(snapshot, '/diagnosis/nothing')).status).toBe(404);
  expect(renderPage.mock.lastCall?.[0].found).toBeUndefined();
});

it('has one page for all that is missing, and one for each refusal, in each language', async () => {
  const renderPage = vi.fn(CODE.renderPage);
  const renderer = rendererWith({ renderPage });
  for (let index = 0; index < 3; index += 1) {
    expect((await renderer.refused(snapshot, 'de', 404)).status).toBe(404);
    expect((await renderer.refused(snapshot, 'de', 405)).status).toBe(405);
  }
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it('allows the scripts of a page by their hashes, and none in a preview', async () => {
  const renderPage = vi.fn(CODE.renderPage);
  const renderer = rendererWith({ renderPage });
  const policyOf = (answer: CachedResponse) => headersOf(answer)['Content-Security-Policy'];
  expect(policyOf(await renderer.page(snapshot, '/rooms'))).toMatch(/script-src 'self' 'sha256-/);
  const preview = await renderer.preview(snapshot, '/rooms');
  expect(policyOf(preview)).not.toMatch(/script-src [^;]*sha256/);
  expect(headersOf(preview)['X-Robots-Tag']).toBe('noindex, nofollow');
  expect(renderPage.mock.lastCall?.[0].files.scripts).toEqual([]);
});

it('answers a form with a page or a redirect, and a script of ours with data', async () => {
  const away = rendererWith({ runPageAction: async () => ({ location: '/thankyou?t=1' }) });
  const plain = await away.submit(snapshot, '/request', sent(false));
  expect([plain.status, headersOf(plain).Location]).toEqual([303, '/thankyou?t=1']);
  const data = await away.submit(snapshot, '/request', sent(true));
  expect([data.status, bodyOf(data)]).toEqual([200, '{"location":"/thankyou?t=1"}']);

  const answer = { values: {}, errors: { email: 'email' } };
  const renderPage = vi.fn(CODE.renderPage);
  const failing = rendererWith({
    runPageAction: async () => ({ status: 422, answer, isError: true }),
    renderPage,
  });
  const told = await failing.submit(snapshot, '/request', sent(true));
  expect([told.status, bodyOf(told)]).toEqual([422, JSON.stringify(answer)]);
  expect(renderPage).not.toHaveBeenCalled();
  await failing.submit(snapshot, '/request', sent(false));
  expect(renderPage.mock.lastCall?.[0].result).toEqual({ status: 422, answer, isError: true });
});

it.each([
  [new PageStatusError(400), 400, 0],
  [new Error('anna@visitor.example'), 500, 1],
])('says that a form could not be dealt with: %s', async (error, status, told) => {
  const renderer = rendererWith({ runPageAction: () => Promise.reject(error) });
  expect((await renderer.submit(snapshot, '/request', sent(false))).status).toBe(status);
  const data = await renderer.submit(snapshot, '/request', sent(true));
  expect(JSON.parse(bodyOf(data) ?? '')).toEqual({ message: '', statusCode: status });
  expect(reportError).toHaveBeenCalledTimes(told * 2);
});

describe('forms that a flood sends', () => {
  const answer = { values: {}, errors: {} };

  it.each([
    ['tooMany', 429],
    ['tooLarge', 413],
    ['malformed', 400],
  ] as const)('%s: share one page for each language, made once', async (status, code) => {
    const renderPage = vi.fn(CODE.renderPage);
    const renderer = rendererWith({
      renderPage,
      runPageAction: () => Promise.reject(new PageStatusError(400)),
    });
    const refused = { ...sent(false), visit: { address: '192.0.2.1', form: { status } } };
    const addresses = ['/contact', '/request?program=a', '/request?program=b', '/de/kontakt'];
    const all = [...addresses, ...addresses].map((to) => renderer.submit(snapshot, to, refused));
    const answers = await Promise.all(all);
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([code]));
    expect(headersOf(answers[3]!)['Content-Language']).toBe('de');
    expect(headersOf(answers[0]!)['Cache-Control']).toBe('no-store');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('wait behind those of other addresses, and of theirs alone some are refused', async () => {
    const held = gate();
    const shown: string[] = [];
    const renderer = rendererWith({
      runPageAction: async ({ visit }) => ({ status: 422, answer: { address: visit.address } }),
      async renderPage({ result }) {
        shown.push(JSON.stringify(result?.answer));
        await held.opened;
        return { status: 422, html: '' };
      },
    });
    const post = (address: string) =>
      renderer.submit(snapshot, '/contact', from(address)).then(
        ({ status }) => status,
        (error: Error) => error.name,
      );
    // These are in one /64, which counts as one address.
    const flood = Array.from({ length: 300 }, (_, index) =>
      post(`2001:db8:1:2::${index.toString(16)}`),
    );
    await vi.waitFor(() => expect(shown).toHaveLength(1), 20_000);
    const others = ['192.0.2.1', '192.0.2.2', '2001:db8:1:3::1'].map(post);
    await nextTurn();
    held.open();
    expect(await Promise.all(others)).toEqual([422, 422, 422]);
    expect(shown.slice(1, 4)).toEqual(
      ['192.0.2.1', '192.0.2.2', '2001:db8:1:3::1'].map((address) => JSON.stringify({ address })),
    );
    const answers = await Promise.all(flood);
    expect(answers.filter((one) => one === 422)).toHaveLength(98);
    expect(answers.filter((one) => one === 'TooBusyError')).toHaveLength(202);
  });

  it('make no page for a client that has left', async () => {
    const renderPage = vi.fn(CODE.renderPage);
    const renderer = rendererWith({
      renderPage,
      runPageAction: async () => ({ status: 422, answer }),
    });
    const gone = renderer.submit(snapshot, '/contact', from('192.0.2.1', AbortSignal.abort()));
    await expect(gone).rejects.toThrow('The client has left');
    expect(renderPage).not.toHaveBeenCalled();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keep no other form from being accepted', async () => {
    const held = gate();
    const begun = gate();
    const renderer = rendererWith({
      runPageAction: async ({ url }) =>
        url.pathname === '/contact' ? { status: 422, answer } : { location: '/thankyou' },
      async renderPage() {
        begun.open();
        await held.opened;
        return { status: 422, html: '' };
      },
    });
    const flood = Array.from({ length: 150 }, () =>
      renderer.submit(snapshot, '/contact', from('192.0.2.1')).catch(() => undefined),
    );
    await begun.opened;
    const accepted = await renderer.submit(snapshot, '/request', from('192.0.2.1'));
    expect(accepted.status).toBe(303);
    held.open();
    await Promise.all(flood);
  });
});

it('deals with a form at once, and makes its page when no other is being made', async () => {
  const happened: string[] = [];
  const slow = gate();
  const renderer = rendererWith({
    async renderPage({ url }) {
      if (url.pathname === '/slow') {
        happened.push('the slow page is begun');
        await slow.opened;
      } else happened.push('the page of the form is made');
      return { status: 200, html: '' };
    },
    async runPageAction() {
      happened.push('the form is dealt with');
      slow.open();
      return { status: 200, answer: {} };
    },
  });
  const other = renderer
    .fresh(snapshot, '/slow')
    .then(() => happened.push('the slow page is made'));
  await vi.waitFor(() => expect(happened).toEqual(['the slow page is begun']), 20_000);
  await renderer.submit(snapshot, '/form', sent(false));
  await other;
  expect(happened).toEqual([
    'the slow page is begun',
    'the form is dealt with',
    'the slow page is made',
    'the page of the form is made',
  ]);
});
