import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { NEW_VISITOR } from './support/visitors.ts';

test.use({ storageState: NEW_VISITOR });

const card = (page: Page) => page.locator('#cookie-card');

/** Whether nothing else is painted above the element's corners and middle, within the viewport. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [
      ...[
        [left + 1, top + 1],
        [right - 1, top + 1],
        [left + 1, bottom - 1],
        [right - 1, bottom - 1],
        [(left + right) / 2, (top + bottom) / 2],
      ],
    ] as const;
    return points.every(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (node.contains(top) || top.contains(node));
    });
  });
}

for (const locale of LOCALES) {
  test(`a first visitor in ${locale} sees on a phone what matters, and nothing is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}`);
    await hydrated(page);
    await expect(card(page)).toBeVisible();
    const hero = page.locator('.hero');
    const actions = hero.locator('.hero-actions a');
    await expect(actions).toHaveCount(2);
    for (const element of [
      ...[page.locator('body > header'), hero.locator('h1'), hero.locator('p')],
      ...(await actions.all()),
      ...(await page.locator('.message').all()),
      card(page).getByRole('link'),
      ...(await card(page).locator('label, button').all()),
    ]) {
      await expect(element).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(element), await element.innerText()).toBe(true);
    }
    // Messages of one line each, and a card that leaves the page its place.
    for (const message of await page.locator('.message').all()) {
      expect((await message.boundingBox())?.height).toBeLessThanOrEqual(48);
    }
    expect((await card(page).boundingBox())?.height).toBeLessThanOrEqual(240);
    const switches = await card(page).getByRole('switch').all();
    const rows = await Promise.all(switches.map(async (one) => (await one.boundingBox())?.y));
    expect(rows).toHaveLength(3);
    expect(new Set(rows).size).toBe(1);

    // On the smallest phones, at least the picture and the beginning of the title.
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(async () => {
      const top = (await card(page).locator('form').boundingBox())?.y ?? 0;
      const title = (await hero.locator('h1').boundingBox())?.y ?? Infinity;
      expect(top - title).toBeGreaterThanOrEqual(40);
    }).toPass({ timeout: 45_000 });
  });

  test(`a first visitor in ${locale} sees on a large screen the whole hero`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${locale}`);
      await hydrated(page);
      await expect(card(page)).toBeVisible();
      const hero = page.locator('.hero');
      for (const element of [
        hero.locator('h1'),
        hero.locator('p'),
        ...(await hero.locator('.hero-actions a').all()),
      ]) {
        await expect(element).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(element), `${width}: ${await element.innerText()}`).toBe(true);
      }
    }
  });
}

test('deciding about cookies moves nothing on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await hydrated(page);
  const heights = () => page.locator('.hero').boundingBox();
  const before = await heights();
  await card(page).getByRole('button', { name: 'Auswahl bestätigen' }).click();
  await expect(card(page)).toBeHidden();
  expect(await heights()).toEqual(before);
});
