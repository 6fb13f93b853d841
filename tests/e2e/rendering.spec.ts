import { expect, test } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { hydrated, open } from './support/hydrated.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { SITE_URL } from './support/server.ts';
import { PHONE } from './support/shell.ts';
import { styledWhenAdding } from './support/styled-elements.ts';
import { writeTagByTag } from './support/tag-by-tag.ts';
import { NEW_VISITOR } from './support/visitors.ts';

const SLOWDOWN = 6;

test('the first paint waits for no script, and none is fetched before the page is loaded', async ({
  page,
}) => {
  const scripts = gate();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  const html = (await (await page.goto('/de/diagnose/labor'))?.text()) ?? '';
  expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toContain('rel="modulepreload"');
  // All scripts are held back: if the first paint waited for one, this would time out.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  scripts.open();
  await hydrated(page);
  const { loaded, first } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return { loaded: visit?.loadEventStart || Infinity, first: Math.min(...starts) };
  });
  expect(first).not.toBe(Infinity);
  expect(first).toBeGreaterThanOrEqual(loaded);
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
      baseURL: SITE_URL,
      storageState: NEW_VISITOR,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await watchShifts(page);
    // Late fonts are tested elsewhere.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, path);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  });
}

for (const path of ['/it', '/de/programme/burnout-woche', '/de/diagnose/labor', '/de/team']) {
  test(`nothing moves while ${path} arrives tag by tag`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, path);
    await writeTagByTag(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('links lead to whole documents, and back', async ({ page }) => {
  await open(page, '/it');
  await page.locator('main a[href="/it/diagnosi"]').first().click();
  await expect(page.locator('h1')).toHaveText('Diagnostica');
  await expect(page).toHaveTitle(/Diagnostica/);
  await page.goBack();
  await expect(page).toHaveURL(/\/it$/);
});

test('the language links lead to the same text in the other language', async ({ page }) => {
  await page.goto('/diagnosis/thermography');
  await page.locator('header nav a[hreflang="de"]').click();
  await expect(page).toHaveURL(/\/de\/diagnose\/thermografie$/);
  await page.locator('header nav a[hreflang="it"]').click();
  await expect(page).toHaveURL(/\/it\/diagnosi\/termografia$/);
});

test('the keyboard reaches the content first, then everything else', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('questions open with the keyboard, before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/diagnosis/laboratory');
  const question = page.locator('main summary').filter({ visible: true }).first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await context.close();
});

for (const path of ['/team', '/request', '/programs/burnout-week']) {
  test(`what is added to ${path} is styled, and not the whole page again`, async ({ page }) => {
    await open(page, path);
    const all = await page.evaluate(() => document.querySelectorAll('body *').length);
    expect(all).toBeGreaterThan(300);
    const styled = await styledWhenAdding(page);
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(40);
  });
}
