import { expect, test, type Request } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import { analyticsLoaded, gtagCommands, mockGoogle } from './support/google-mock.ts';
import { hydrated, open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';

test('back leads to the place that was left, and an address to what it names', async ({ page }) => {
  await open(page, '/therapies');
  const link = page.locator('main a[href="/therapies/hyperthermia"]');
  // Instant, as pages scroll smoothly.
  await link.evaluate((node) => node.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const place = () => page.evaluate(() => window.scrollY);
  const scrolled = await place();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Hyperthermia');
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(en.pages.therapies.title);
  await expect.poll(place).toBe(scrolled);
  await page.locator('footer a[href="/contact#directions"]').click();
  await expect(page.locator('#directions')).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the last of a long list is found by its address, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: SITE_URL, viewport, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/team');
    const last = page.locator('main article[id]').last();
    const id = (await last.getAttribute('id')) ?? '';
    await page.goto(`/privacy`);
    await page.goto(`/team#${id}`);
    await expect(last).toBeInViewport();
    if (javaScriptEnabled) {
      // As when somebody edits the address.
      await page.goto('/team');
      await hydrated(page);
      await page.evaluate((name) => location.assign(`#${name}`), id);
      await expect(last).toBeInViewport();
    }
    await context.close();
  });
}

test('links are fetched ahead when idle or pointed at, but never against the visitor', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
    if (isAhead) asked.push(new URL(request.url()).pathname);
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
  expect(asked).toEqual([expect.stringMatching(/^\/de\/programme\//)]);

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
  await expect.poll(() => asked.slice(1)).toEqual(['/de/bilder']);
  // Links to another language, or with a request of their own, are not prefetched on hover.
  await page.locator('header nav a[hreflang="it"]').hover();
  await page.clock.runFor(100);
  expect(asked.filter((path) => !path.startsWith('/de/'))).toEqual([]);
});

test('what was fetched ahead is not fetched again', async ({ page }) => {
  await open(page, '/de/programme');
  const link = page.locator('footer a[href="/de/bilder"]');
  const fetched = page.waitForResponse((response) => response.url().endsWith('/de/bilder'));
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page.locator('h1')).toHaveText('Bilder');
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

test('who is offline is told so, as long as that lasts, and keeps the page', async ({
  page,
  context,
}) => {
  await open(page, '/it/programmi');
  const notice = page.getByText('Connessione assente. Ciò che vede resta qui');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.locator('footer a[href="/it/downloads"]').click();
  await expect(page.locator('h1')).toHaveText('Download');
});

test('a part that cannot be loaded leads to one page load, and no second within a minute', async ({
  page,
}) => {
  const everywhere = new Set<string>();
  const remember = (request: Request) => everywhere.add(request.url());
  page.on('request', remember);
  await open(page, '/approach');
  page.off('request', remember);
  // The scripts that only this page loads: for a form and a map.
  await page.route('**/*.js', (route) =>
    everywhere.has(route.request().url()) ? route.continue() : route.abort(),
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const name = page.locator('main form input[name="name"]');
  await page.goto('/contact');
  await expect.poll(() => loads).toEqual(['/contact', '/contact']);
  // The first document is alive too, until the second replaces it.
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload';
  });
  await hydrated(page);
  await name.fill('Ada');
  // The page is unchanged, and its form still works.
  await expect(page.locator('h1')).toHaveText(en.pages.contact.title);
  await expect(name).toHaveValue('Ada');
  expect(loads).toEqual(['/contact', '/contact']);
});

test('a page can wait in the memory of the browser, and ways to the clinic are tracked', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent_marketing', value: 'true', url: SITE_URL }]);
  await mockGoogle(page);
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
  await analyticsLoaded(page);
  for (const start of ['tel:', 'mailto:', 'https://maps.']) {
    await page.locator(`footer a[href^="${start}"]`).click();
  }
  // A fax number is text to copy, as hardly any browser handles `fax:` links.
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
    await expect(page.locator('header nav a[hreflang="it"]')).toHaveAttribute('href', '/it');
    await page.locator('footer a[href="/de/kontakt"]').first().click();
    await expect(page).toHaveURL(`${SITE_URL}/de/kontakt`);
    await expect(page.locator('h1')).toHaveText(/Kontakt/);
    expect(problems).toEqual([]);
  });
}
