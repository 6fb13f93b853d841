import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';

/** What readers set in their browser, where the usual size is 16. */
const PERCENTS = [125, 150, 200];
const USUAL_SIZE = 16;

/** Pages of different makes, in the language with the longest words. */
const PATHS = [
  ...['/de', '/de/programme/burnout-woche', '/de/therapien', '/de/anfrage', '/de/kontakt'],
  ...['/de/team', '/de/search?q=leber'],
];

async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = Math.round((USUAL_SIZE * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Elements that are wider than the window, or stick out of it. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5);
  });
}

/** Twice the usual size. */
async function expectLarge(icon: Locator): Promise<void> {
  expect((await icon.boundingBox())?.width).toBe(48);
}

test('with letters of twice the size the first window of the home page has its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await setTextSize(page, 200);
  for (const path of ['/de', '/en', '/it']) {
    await page.goto(path);
    await expect(page.locator('.hero-actions a').first()).toBeInViewport({ ratio: 1 });
    // Icons grow with the letters.
    const search = page.locator('header [data-search]');
    await expectLarge(search.locator('svg'));
    const menu = page.locator('header button[popovertarget=menu]:visible').first();
    await expectLarge(menu.locator('svg'));
    await menu.click();
    await expectLarge(page.locator('#menu [popovertargetaction=hide] svg:visible').first());
    await page.keyboard.press('Escape');
    await hydrated(page);
    await search.click();
    await expectLarge(page.getByRole('dialog').locator('button svg').last());
  }
});

for (const percent of PERCENTS) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`with letters of ${percent} % nothing sticks out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      for (const path of PATHS) {
        await page.goto(path);
        await hydrated(page);
        expect(await stickingOut(page), path).toEqual([]);
        // Everything in the header has its place.
        for (const part of await page
          .locator('body > header a:visible, header button:visible')
          .all()) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
      const names = page.locator('.flyout > summary');
      const button = page.locator('header button[popovertarget=menu].xl\\:hidden');
      // Letters that large leave no room for a row of names, on a wide screen too.
      await expect(button).toBeVisible();
      await button.click();
      await expect(names.first()).toBeVisible();
      for (const group of await names.all()) {
        await group.click();
        await expect(group).toBeInViewport();
      }
      const menu = page.locator('#menu');
      expect(
        await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
      await menu.locator('a[href^="tel:"]').scrollIntoViewIfNeeded();
      await expect(menu.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
      await menu.locator('a[hreflang=it]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    });
  }
}
