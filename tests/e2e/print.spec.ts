import { expect, test } from '@playwright/test';
import { SITE_URL } from './support/server.ts';
import { HOUSE } from '../support/demo-content.ts';

const PROGRAM = '/de/programme/autoimmun-spezialwoche';

test('programs and contact are ready for paper, with addresses to type', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [PROGRAM, '/de/kontakt']) {
    await page.goto(path);
    // Without https://, as people type an address.
    await expect(page.getByText(`${new URL(SITE_URL).host}${path}`, { exact: true })).toBeVisible();
    await expect(page.locator('header nav').first()).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Navigationspfad' })).toBeHidden();
    const phone = page.locator('a[href^="tel:"]').filter({ visible: true });
    await expect(phone.first()).toBeVisible();
  }
  await expect(page.getByText(HOUSE.maps_url)).toHaveCount(0);
  const map = page.locator('[data-address]');
  expect(await map.evaluate((node) => getComputedStyle(node, '::after').content)).toContain(
    'maps.',
  );

  await page.goto(PROGRAM);
  await expect(page.getByText('ab CHF 7’900')).toBeVisible();
  // A small label is not printed as large as a chapter.
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(await sizeOf('#origin')).toBeLessThan(await sizeOf('main .prose h2'));
  // The answers of collapsed questions are printed; on the screen they need a click.
  const answer = page.locator('main details p').first();
  await expect(answer).toBeVisible();
  await expect(page.locator('.week-plan dd').last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
  await expect(page.getByText(`${new URL(SITE_URL).host}${PROGRAM}`, { exact: true })).toBeHidden();
});
