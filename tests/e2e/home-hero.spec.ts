import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, test, type Page } from '@playwright/test';
import { contrastBehind } from './support/contrast.ts';
import { open } from './support/hydrated.ts';

/** From the smallest up, because browsers keep a larger picture that they already have. */
const SIZES = [
  ...[
    [320, 568],
    [390, 844],
    [640, 900],
    [820, 1180],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ],
] as const;

/** WCAG 2 AA, for text of any size. */
const ENOUGH = 4.5;

/** Title, sentence and telephone button have at least a line each. */
const PARTS = 3;

const picture = (page: Page) => page.locator('.hero img:not(.hero-blurred)');

/** Waits for the picture that fits the present size. */
async function pictureShown(page: Page): Promise<void> {
  // It is chosen with the next frame.
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await picture(page).evaluate((image: HTMLImageElement) => image.decode());
}

for (const locale of LOCALES) {
  test(`the words on the hero's picture in ${locale} are readable at every width`, async ({
    page,
  }) => {
    await open(page, `/${locale}`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await pictureShown(page);
      const contrasts = await contrastBehind(page, page.locator('.hero-words'));
      expect(contrasts.length, `${width} px`).toBeGreaterThanOrEqual(PARTS);
      expect(Math.min(...contrasts), `${width} px`).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
}

test('the hero and the banners of articles have enough pixels', async ({ browser, baseURL }) => {
  // Photographs on the densest phones need 72 % of the screen's pixels; others all of them.
  for (const [width, height, density, share] of [
    [390, 844, 3, 0.72],
    [390, 844, 2, 1],
    [820, 1180, 1, 1],
    [1440, 900, 1, 1],
    [1920, 1080, 1, 1],
  ] as const) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    for (const path of ['/en', ...(density === 2 ? [] : ['/en/treatment/inpatient-stay'])]) {
      await page.goto(path);
      const image = page.locator('main img:not(.hero-blurred)').first();
      const scale = await image.evaluate(async (node: HTMLImageElement) => {
        await node.decode();
        const loaded = await createImageBitmap(node);
        // The picture covers its frame.
        const shown = Math.max(node.clientWidth / loaded.width, node.clientHeight / loaded.height);
        return shown * devicePixelRatio;
      });
      expect(scale * share, `${path} at ${width} px`).toBeLessThanOrEqual(1.05);
    }
    await context.close();
  }
});

test('the hero is there before its picture, without a script, and gone from print', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**/api/cockpit/image?**', (route) => route.abort());
  await page.goto('/de');
  const blurred = page.locator('.hero-blurred');
  await expect(blurred).toHaveAttribute('alt', '');
  const { width } = (await blurred.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(1000);
  expect((await blurred.getAttribute('src'))?.length).toBeLessThan(400);
  await expect.poll(() => blurred.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(32);
  await page.emulateMedia({ media: 'print' });
  await expect(blurred).toBeHidden();
  await context.close();
});
