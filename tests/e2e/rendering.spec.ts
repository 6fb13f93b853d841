import { expect, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';
import { NEW_VISITOR } from './support/visitors.ts';

const SLOWDOWN = 6;

test('no script is fetched before the first paint', async ({ page }) => {
  await page.goto('/de/diagnose/labor');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.js')),
  );
  const { paint, script } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => entry.startTime),
    ),
  }));
  expect(script).toBeGreaterThan(paint);
});

for (const [width, path] of [
  [1440, '/it'],
  [390, '/it'],
  [1440, '/de/programme/burnout-woche'],
  [390, '/de/programme/burnout-woche'],
] as const) {
  test(`nothing moves while ${path} arrives on a slow machine, ${width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      ...{ baseURL: SITE_URL, storageState: NEW_VISITOR, viewport: { width, height: 844 } },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      type Shift = PerformanceEntry & { sources: { node: Element | null }[] };
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[]) {
          moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Letters that arrive late are another matter.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await context.close();
  });
}

test('links navigate without a reload once the page is alive', async ({ page }) => {
  await page.goto('/it');
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('main a[href="/it/diagnosi"]').first().click();
  await expect(page.locator('h1')).toHaveText('Diagnostica');
  await expect(page).toHaveTitle(/Diagnostica/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/it$/);
});

test('the language links lead to the same text in the other language', async ({ page }) => {
  await page.goto('/diagnosis/thermography');
  await page.locator('header a[hreflang="de"]').click();
  await expect(page).toHaveURL(/\/de\/diagnose\/thermografie$/);
  await page.locator('header a[hreflang="it"]').click();
  await expect(page).toHaveURL(/\/it\/diagnosi\/termografia$/);
});

test('the keyboard reaches the content first, then everything else', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});

test('questions open with the keyboard, before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/diagnosis/laboratory');
  const question = page.locator('main summary').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await context.close();
});
