import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { EXAMPLES } from './support/pages.ts';
import { SITE_URL } from './support/server.ts';

/** The narrowest screen that must show everything. */
const NARROW = { width: 320, height: 640 };

function collectProblems(page: Page, isMissing: boolean): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('404') && isMissing;
    if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== SITE_URL) problems.push(`asks ${request.url()}`);
  });
  return problems;
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const { name, locale, path } of EXAMPLES) {
  test(`${name} in ${locale} hydrates, fits, and axe finds nothing`, async ({ page }) => {
    const problems = collectProblems(page, name === 'not found');
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    // React marks the nodes it has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__react')),
    );
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize(NARROW);
    expect(await overflow(page), 'at 320 px').toBe(0);
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of EXAMPLES.filter(({ locale }) => locale === 'it')) {
    test(`${name} is complete and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(/\w{3,}/);
      await page.locator('header a[hreflang="de"]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  }
});
