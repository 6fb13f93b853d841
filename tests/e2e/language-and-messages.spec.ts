import { expect, test } from '@playwright/test';
import { hydrated, open } from './support/hydrated.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { SITE_URL } from './support/server.ts';
import { daysOf, expectNoViolations, valueOf } from './support/shell.ts';

test('the bare home page opens in the language of the visitor, others as they are', async ({
  browser,
}) => {
  for (const [browserLanguage, stored, path, ends, remembered] of [
    ['de-CH', '', '/', '/de', 'de'],
    ['fr-CH', '', '/', '/', 'en'],
    ['en-US', 'it', '/', '/it', 'it'],
    ['de-DE', 'it', '/?label=x', '/?label=x', 'it'],
    ['de-DE', 'it', '/en', '/en', 'it'],
  ] as const) {
    const context = await browser.newContext({ locale: browserLanguage, baseURL: SITE_URL });
    if (stored) await context.addCookies([{ name: 'language', value: stored, url: SITE_URL }]);
    const page = await context.newPage();
    await page.goto(path);
    await expect(page, `${path} with ${browserLanguage}, ${stored}`).toHaveURL(
      `${SITE_URL}${ends}`,
    );
    await expect.poll(() => valueOf(context, 'language')).toBe(remembered);
    if (!stored) expect(await daysOf(context, 'language')).toBe(365);
    await context.close();
  }
});

test('a chosen language is remembered, leads to the same text, and is not led away from', async ({
  page,
  context,
}) => {
  const choose = (language: string) => page.locator(`header nav a[hreflang=${language}]`).click();
  await page.goto('/therapies/microimmune');
  // It exists in English only, so the link leads to the overview.
  await choose('de');
  await expect(page).toHaveURL(`${SITE_URL}/de/therapien`);
  await expect.poll(() => valueOf(context, 'language')).toBe('de');
  expect(await daysOf(context, 'language')).toBe(365);
  await page.goto('/de');
  await choose('en');
  await expect(page).toHaveURL(`${SITE_URL}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => valueOf(context, 'language')).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL(`${SITE_URL}/`);
});

test('another language takes along what the page was asked', async ({ page }) => {
  const choose = (language: string) => page.locator(`header nav a[hreflang=${language}]`).click();
  await page.goto('/search?q=ozone&utm_source=x');
  await choose('it');
  await expect(page).toHaveURL(`${SITE_URL}/it/search?q=ozone`);
  await expect(page.getByRole('searchbox').first()).toHaveValue('ozone');

  await page.goto('/request?program=liver-detox-week');
  await choose('de');
  await expect(page).toHaveURL(`${SITE_URL}/de/anfrage?program=liver-detox-week`);
  await expect(page.locator('select[name=program]')).toHaveValue('leber-entgiftungs-woche');

  await page.goto('/news');
  await page.locator('main a[href^="/news/"]').first().click();
  await page.locator('a[href*="?news="]').click();
  const about = page.locator('form input[name=news]');
  await expect(about).toHaveCount(1);
  const english = await about.inputValue();
  await choose('de');
  await expect(page).toHaveURL(`${SITE_URL}/de/kontakt?news=${english}#write`);
  await expect(about).not.toHaveValue(english);
  await hydrated(page);
  await expect(about).not.toHaveValue(english);
});

test('messages take up their space from the start, go at once, and stay away', async ({
  page,
  context,
}) => {
  await watchShifts(page);
  // Late fonts are tested elsewhere; without them only the messages could shift the page.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/it');
  const messages = page.locator('.message');
  await expect(messages).toHaveCount(2);
  await expect(page.getByRole('status').first()).toHaveText('Camere libere. Parliamo italiano');
  expect(await shiftsOf(page)).toEqual([]);
  await expectNoViolations(page, '.messages');

  const id = (await messages.first().getAttribute('data-message')) ?? '';
  await messages.first().getByRole('button', { name: 'Camere libere' }).click();
  await expect(messages).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Parliamo italiano' })).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText('Avviso chiuso.');
  expect(await daysOf(context, id)).toBe(7);

  // The cached page contains both; the dismissed one is hidden before the first paint.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toBeHidden();
  await expect(messages.last()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
