import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { EXAMPLES } from './support/pages.ts';
import { SITE_URL } from './support/server.ts';

for (const { name, locale, path } of EXAMPLES) {
  test.describe(`${name} in ${locale}`, () => {
    test('hydrates without an error and asks nobody else for anything', async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        const isOwnStatus = message.text().includes('404') && name === 'not found';
        if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && origin !== SITE_URL) problems.push(`asks ${request.url()}`);
      });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      // React marks the nodes it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.body).some((key) => key.startsWith('__react')),
      );
      expect(problems).toEqual([]);
    });

    test('has nothing that axe would object to', async ({ page }) => {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });

    test('fits the screen, at 320 px as well', async ({ page }) => {
      await page.goto(path);
      for (const width of [undefined, 320]) {
        if (width) await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width ?? 'given'} px`).toBe(0);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, locale, path } of EXAMPLES.filter((example) => example.name !== 'not found')) {
    test(`${name} in ${locale} is complete and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(/\w{3,}/);
      const pictures = page.locator('main img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
      }
      await page.locator('header a[hreflang]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  }
});
