import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createReceipts } from '#server/forms/receipts.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { PageStatusError, type Page } from '#app/page/page.ts';
import type { PageAt } from '#app/pages/page-at.ts';
import { PAGES, SECTION_PAGES } from '#app/pages/registry.ts';
import { runPageAction, renderPage } from './render-page.tsx';

// Only the build makes this script.
vi.mock('#app/islands/before-paint/main.ts?inline-script', () => ({ default: 'start()' }));

const SECRET = 'anna@visitor.example';
const SEO = { title: 'Title', description: '', canonical: '/', alternates: {} };
const { errors } = messagesOf('en');
const broken = () => {
  throw new Error('broken');
};

/** Gives a page of the registry other functions until the test ends. */
function replace(page: Page, own: Partial<Page>): void {
  const before = { ...page };
  Object.assign(page, own);
  onTestFinished(() => void Object.assign(page, before));
}

const reportError = vi.fn();
beforeEach(() => void reportError.mockClear());
const services = {
  snapshot: await smallSnapshot({}),
  siteUrl: 'http://site',
  reportError,
  receipts: createReceipts('a secret'),
  tracking: { analyticsId: undefined, gclidConsent: true },
  hosts: DEFAULT_HOSTS,
};
const render = (address: string, found?: PageAt, snapshot = services.snapshot) =>
  renderPage({
    url: new URL(`http://site${address}`),
    services: { ...services, snapshot },
    files: { scripts: [], styles: '/app.css' },
    found,
  });

it.each(['data', 'View'] as const)('a page whose %s fails is logged once', async (part) => {
  replace(PAGES.team, { [part]: broken });
  const { status, html } = await render(`/team?q=${SECRET}`);
  expect(status).toBe(500);
  expect(html).toContain(errors.errorTitle);
  expect(reportError).toHaveBeenCalledOnce();
  const [known, what] = reportError.mock.calls[0] as [{ err: Error; path: string }, string];
  expect(what).toBe('a page failed');
  expect(known.err.message).toBe('broken');
  expect(known.path).toBe('/team');
});

async function expectShown(path: string, expected: number, shown: string): Promise<void> {
  const { status, html } = await render(path);
  expect(status).toBe(expected);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain(shown);
  expect(reportError).not.toHaveBeenCalled();
}

it('a page that renders, or does not exist, is not logged', async () => {
  replace(PAGES.team, { data: () => ({ seo: SEO }), View: () => 'Fine' });
  await expectShown('/team', 200, 'Fine');
  await expectShown('/nowhere', 404, errors.notFoundTitle);
});

it('a page can answer with another status', async () => {
  replace(PAGES.team, {
    data: () => {
      throw new PageStatusError(410);
    },
  });
  await expectShown('/team', 410, '>410<');
});

it('an address that may be two sections shows the one that exists', async () => {
  const missing = vi.fn(() => undefined);
  replace(SECTION_PAGES.category, { data: missing });
  replace(SECTION_PAGES['category-item'], { data: () => ({ seo: SEO }), View: () => 'Second' });
  await expectShown('/en/spa', 200, 'Second');
  expect(missing).toHaveBeenCalledOnce();
});

it('does not look again for a page that was found', async () => {
  replace(PAGES.team, { data: broken, View: () => 'Fine' });
  const found: PageAt = { page: PAGES.team, locale: 'en', data: { seo: SEO } };
  expect(await render('/team', found)).toMatchObject({ status: 200 });
});

it('hands a posted form to the page that has an action', async () => {
  replace(PAGES.contact, { action: async () => ({ location: '/thankyou' }) });
  const sent = {
    services,
    visit: { address: '', form: { status: 'malformed' } as const },
    cookies: new Map(),
    inbox: {} as never,
  };
  const at = (path: string) => runPageAction({ ...sent, url: new URL(`http://site${path}`) });
  expect(await at('/contact')).toEqual({ location: '/thankyou' });
  expect(await at('/team')).toBeUndefined();
});

it('shows the picture of a testimonial beside its words', async () => {
  const words = { text: 'The view was the best part.', rating: 5, lang: 'en', name: 'Lia' };
  const image = { path: '/storage/uploads/lake.jpg', meta: { width: 800, height: 600 } };
  const testimonials = [
    { _id: 'with', ...words, image },
    { _id: 'without', ...words },
  ];
  const { html } = await render('/testimonials', undefined, await smallSnapshot({ testimonials }));
  const [shown, ...others] = html.split('data-testimonial-picture=""').slice(1);
  expect(shown?.split('</blockquote>')[0]).toMatch(
    /<img[^>]+lake\.jpg[\s\S]+The view was the best part/,
  );
  expect(others).toEqual([]);
});
