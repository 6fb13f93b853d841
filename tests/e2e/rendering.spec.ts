import { expect, test } from '@playwright/test';

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
