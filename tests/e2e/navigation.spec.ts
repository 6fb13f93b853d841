import { expect, test, type Page } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import { gate } from '../support/gate.ts';
import { analyticsIsThere, gtagCommands, standInForGoogle } from './support/google-stand-in.ts';
import { hydrated, open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';

/** Stays true as long as no page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('a slow page shows a thin line; then focus and title follow, and back leads back', async ({
  page,
}) => {
  const answer = gate();
  await page.route('**/therapies/hyperthermia.data*', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await open(page, '/therapies');
  const link = page.locator('main a[href="/therapies/hyperthermia"]');
  // At once, for pages glide.
  await link.evaluate((node) => node.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const place = () => page.evaluate(() => window.scrollY);
  const scrolled = await place();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.locator('.progress-bar');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/is-navigating/);
  await page.clock.runFor(299);
  await expect(bar).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(page.getByText('The page is loading …')).toBeAttached();
  answer.open();
  await expect(page.locator('h1')).toHaveText('Hyperthermia');
  await page.clock.runFor(199);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar).toBeHidden();
  await page.clock.resume();

  await expect(page.locator('main')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^Whole-body hyperthermia/ }),
  ).toBeAttached();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(place).toBe(scrolled);
  // What is named in an address has the focus after it.
  await page.locator('footer a[href="/contact#directions"]').click();
  await expect(page.locator('#directions')).toBeFocused();
});

test('links are fetched ahead when idle or pointed at, but never against the visitor', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    const connection = { effectiveType: '4g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const slow = (values: object) =>
    page.evaluate(
      (given) =>
        void Object.assign(
          navigator,
          Object.assign((navigator as unknown as { connection: object }).connection, given),
        ),
      values,
    );
  await open(page, '/de/programme');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.every((path) => path.startsWith('/de/programme/'))).toBe(true);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const point = async (path: string) => {
    await page.locator(`footer a[href="${path}"]`).hover();
    await page.clock.runFor(100);
  };
  await slow({ saveData: true });
  await point('/de/zimmer');
  await slow({ saveData: false, effectiveType: '2g' });
  await point('/de/team');
  await slow({ effectiveType: '4g' });
  await point('/de/bilder');
  await expect.poll(() => asked).toContain('/de/bilder.data');
  expect(asked.filter((path) => !path.startsWith('/de/programme/'))).toEqual(['/de/bilder.data']);
  await page.clock.resume();
  const before = asked.length;
  await page.locator('footer a[href="/de/bilder"]').click();
  await expect(page.locator('h1')).toHaveText('Bilder');
  // What was fetched ahead is not fetched again.
  expect(asked.slice(before).filter((path) => path === '/de/bilder.data').length).toBeLessThan(2);
});

test('who is offline is told so, and goes on when the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/it/programmi');
  const notice = page.getByText('Connessione assente. Ciò che vede resta qui');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.locator('footer a[href="/it/downloads"]').click();
  await expect(page.locator('h1')).toHaveText('Connessione assente');
  // The page says it; twice would be too much.
  await expect(notice).toBeHidden();
  // The error stands within the page that is there, with its styles.
  await expect(page.locator('h1')).toHaveCSS('font-family', /Fraunces/);
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Download');
  await expect(page).toHaveURL('/it/downloads');
});

test('a part that cannot be loaded leads to one page load, and no second within a minute', async ({
  page,
}) => {
  await open(page, '/approach');
  const module = await page.evaluate(() => {
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
    ).__reactRouterManifest;
    return routes['rooms at /rooms']?.module;
  });
  await page.route(`**${module}`, (route) => route.abort());
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const link = page.locator('footer a[href="/rooms"]');
  await mark(page);
  await link.click();
  await expect.poll(() => loads).toEqual(['/rooms']);
  await expect(page.locator('h1')).toHaveText('Rooms');

  await open(page, '/approach');
  await mark(page);
  // A second attempt finds the part known to be missing; neither leaves the page.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await link.click();
    await expect(page.getByText(en.navigation.missing)).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/is-navigating/);
    await expect(page).toHaveURL('/approach');
    await expect(page.locator('h1')).toHaveText(en.pages.approach.title);
  }
  expect(await stayed(page)).toBe(true);
  // Other pages are as near as ever.
  await page.locator('footer a[href="/team"]').click();
  await expect(page.locator('h1')).toHaveText(en.pages.team.title);
  expect(await stayed(page)).toBe(true);
});

test('a page can wait in the memory of the browser, and ways to the clinic are tracked', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent_marketing', value: 'true', url: SITE_URL }]);
  await standInForGoogle(page);
  await page.addInitScript(() => {
    const leaving: string[] = [];
    const add = window.addEventListener.bind(window);
    window.addEventListener = (...given: Parameters<typeof add>) => {
      if (['unload', 'beforeunload'].includes(given[0])) leaving.push(given[0]);
      add(...given);
    };
    Object.assign(window, { leaving });
    document.addEventListener('click', (event) => event.preventDefault(), true);
  });
  const answer = await page.goto('/de/team?utm_source=x');
  expect(answer?.headers()['cache-control']).not.toContain('no-store');
  await hydrated(page);
  await analyticsIsThere(page);
  for (const start of ['tel:', 'mailto:', 'https://maps.']) {
    await page.locator(`footer a[href^="${start}"]`).click();
  }
  // A number to copy: what a link would lead to, hardly a browser has.
  await expect(page.locator('a[href^="fax:"]')).toHaveCount(0);
  await page.locator('footer [data-fax]').click();
  await page.keyboard.press('ControlOrMeta+c');
  const leaving = await page.evaluate(() => (window as unknown as { leaving: string[] }).leaving);
  expect(leaving).toEqual([]);
  const commands = await gtagCommands(page);
  const events = commands.filter(([, name]) => String(name).startsWith('contact_'));
  const parameters = { locale: 'de', location: '/de/team?utm_source=x' };
  expect(events).toEqual(
    ['contact_phone', 'contact_email', 'contact_maps', 'contact_fax'].map((name) => [
      ...['event', name],
      parameters,
    ]),
  );
});

for (const path of ['/de/gibt-es-nicht', '/de/diagnose/gibt-es-nicht', '/de/a/b/c/d']) {
  test(`the page for all that is not there comes to life at ${path}, and leads on`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, path);
    await expect(page.locator('h1')).toHaveText('Dieser Weg endet im Nebel');
    await expect(page.locator('header a[hreflang="it"]')).toHaveAttribute('href', '/it');
    await mark(page);
    await page.locator('footer a[href="/de/kontakt"]').first().click();
    await expect(page).toHaveURL(`${SITE_URL}/de/kontakt`);
    await expect(page.locator('h1')).toHaveText(/Kontakt/);
    expect(await stayed(page)).toBe(true);
    expect(problems).toEqual([]);
  });
}
