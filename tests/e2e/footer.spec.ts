import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, test, type Page } from '@playwright/test';
import { href, hrefOfAny } from '../../site/app/routing/href.ts';
import { expectNoViolations } from './support/shell.ts';

const PHONE = { width: 390, height: 844 };

const footer = (page: Page) => page.locator('body > footer');
const lists = (page: Page) => footer(page).locator('details');
const newsletter = (page: Page) => footer(page).locator('form[data-newsletter-signup]');
const openingTimes = (page: Page) =>
  page.locator('dl', { hasText: /18\sUhr/ }).filter({ visible: true });

for (const locale of LOCALES) {
  test(`the footer of a phone in ${locale} is short, and its lists open`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of [href('home', {}, locale), hrefOfAny('team', {}, locale)]) {
      await page.goto(path);
      await footer(page).scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await footer(page).boundingBox())?.height, path)
        .toBeLessThan(1_100);
    }
    const links = lists(page).locator('a');
    await expect(links.first()).toBeHidden();
    for (const summary of await lists(page).locator('summary').all()) {
      await summary.focus();
      await page.keyboard.press('Enter');
    }
    for (const link of await links.all()) await expect(link).toBeVisible();
    // The whole footer in sight, and nothing of it below the sticky header.
    await page.setViewportSize({ ...PHONE, height: 2_600 });
    await footer(page).scrollIntoViewIfNeeded();
    await expectNoViolations(page, 'body > footer');
  });
}

test('each partner has a mark, and says in the language of the page what it stands for', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of ['/team', '/de/team', '/it/team']) {
    await page.goto(path);
    const partners = footer(page).locator('.footer-partner');
    await expect(partners).toHaveCount(4);
    for (const partner of await partners.all()) {
      await expect(partner.locator('svg > *').first()).toBeAttached();
      texts.push((await partner.locator('span').textContent()) ?? '');
    }
  }
  expect(new Set(texts).size).toBe(12);
});

test('opening times stand once; who asks for help, or for the newsletter, is offered none', async ({
  page,
}) => {
  for (const path of ['/de', '/de/kontakt', '/de/team']) {
    await page.goto(path);
    await expect(openingTimes(page), path).toHaveCount(1);
    await expect(newsletter(page), path).toHaveCount(1);
  }
  const without = ['/request', '/de/anfrage', '/it/iniziare', '/de/danke'];
  for (const path of [...without, '/de/newsletter', '/it/newsletter/unsubscribe']) {
    await page.goto(path);
    await expect(newsletter(page), path).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('large screens show the lists at once, and phones when they are asked for', async ({
    page,
  }) => {
    await page.goto('/it/team');
    for (const link of await lists(page).locator('a').all()) await expect(link).toBeVisible();
    await expect(lists(page).locator('summary').first()).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(lists(page).locator('a').first()).toBeHidden();
    await lists(page).locator('summary').first().click();
    await expect(lists(page).locator('a').first()).toBeVisible();
  });
});
