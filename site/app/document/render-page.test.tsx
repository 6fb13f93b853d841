import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createReceipts } from '#server/forms/receipts.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import '#app/messages/all.ts';
import type { PageAt } from '#app/pages/page-at.ts';
import { PageStatusError, type Page } from '#app/page/page.ts';
import { runPageAction, renderPage } from './render-page.tsx';

const SECRET = 'anna@visitor.example';
const broken = () => {
  throw new Error('broken');
};
const SEO = { title: 'Title', description: '', canonical: '/', alternates: {} };
const page = (own: Partial<Page>): Page => ({
  data: () => ({ seo: SEO }),
  View: () => 'Fine',
  ...own,
});

const PAGES: Record<string, Page[]> = {
  '/fine': [page({})],
  '/render': [page({ View: broken })],
  '/load': [page({ data: broken })],
  '/gone': [
    page({
      data: () => {
        throw new PageStatusError(410);
      },
    }),
  ],
  '/second': [page({ data: () => undefined }), page({ View: () => 'Second' })],
  '/form': [page({ action: async () => ({ location: '/thankyou' }) })],
};

vi.mock('#app/pages/find-pages.ts', () => ({
  findPages: (path: string) =>
    (PAGES[path] ?? []).map((one) => ({ page: one, locale: 'en', params: {} })),
}));
// The real one has the styles and scripts of the build in it.
vi.mock('./document.tsx', () => ({
  ReducedDocument: () => 'Reduced',
  Document: ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <body>{children}</body>
    </html>
  ),
}));
vi.mock('#app/shell/error-page.tsx', () => ({
  ErrorPage: ({ status }: { status: number }) => `Sorry: ${status}`,
}));

const snapshot = await smallSnapshot({});
const reportError = vi.fn();
const services = {
  snapshot,
  siteUrl: 'http://site',
  reportError,
  receipts: createReceipts('a secret'),
  tracking: { analyticsId: undefined, gclidConsent: true },
  hosts: DEFAULT_HOSTS,
};
const render = (address: string, found?: PageAt) =>
  renderPage({
    url: new URL(`http://site${address}`),
    services,
    files: { scripts: [], styles: '' },
    found,
  });

afterEach(() => reportError.mockClear());

it.each(['/render', '/load'])('a page that fails is told to the log, once: %s', async (path) => {
  const { status, html } = await render(`${path}?q=${SECRET}`);
  expect(status).toBe(500);
  expect(html).toContain('Sorry: 500');
  expect(reportError).toHaveBeenCalledOnce();
  const [known, what] = reportError.mock.calls[0] as [{ err: Error; path: string }, string];
  expect(what).toBe('a page failed');
  expect(known.err.message).toBe('broken');
  expect(known.path).toBe(path);
});

it.each([
  ['/fine', 200, 'Fine'],
  ['/nowhere', 404, 'Sorry: 404'],
  ['/gone', 410, 'Sorry: 410'],
  ['/second', 200, 'Second'],
])('what is no error is not: %s', async (path, expected, shown) => {
  const { status, html } = await render(path);
  expect(status).toBe(expected);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain(`<body>${shown}</body>`);
  expect(reportError).not.toHaveBeenCalled();
});

it('does not look again for a page that was found', async () => {
  const found: PageAt = { page: page({ data: broken }), locale: 'en', data: { seo: SEO } };
  expect(await render('/load', found)).toMatchObject({ status: 200 });
});

it('hands what was sent to the page that takes it', async () => {
  const sent = {
    services,
    visit: { address: '', form: { status: 'malformed' } as const },
    cookies: new Map(),
    inbox: {} as never,
  };
  const at = (path: string) => runPageAction({ ...sent, url: new URL(`http://site${path}`) });
  expect(await at('/form')).toEqual({ location: '/thankyou' });
  expect(await at('/fine')).toBeUndefined();
});
