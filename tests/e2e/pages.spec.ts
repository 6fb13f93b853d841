import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { hydrated } from './support/hydrated.ts';
import { EXAMPLES } from './support/pages.ts';
import { SITE_URL } from './support/server.ts';

/** Every page must fit these sizes; the last is the narrowest supported screen. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** Axe reads each language, and each size in one: the same components differ in their words alone. */
function sizesForAxe(locale: string): { width: number; height: number }[] {
  const place = LOCALES.indexOf(locale);
  if (place === 0) return [DESKTOP, PHONE];
  return place === 1 ? [PHONE] : [DESKTOP];
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One browser page for all addresses: a new one for each would cost more than the tests. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: SITE_URL });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

function collectProblems(page: Page, isMissing: boolean): string[] {
  const problems: string[] = [];
  page.removeAllListeners();
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

async function violations(page: Page): Promise<unknown[]> {
  // Legacy mode differs only for frames of other hosts, which no page loads by itself.
  const result = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    .analyze();
  return result.violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

for (const { name, locale, path } of EXAMPLES) {
  test(`${name} in ${locale} hydrates, fits, and axe finds nothing`, async ({ visitor: page }) => {
    const problems = collectProblems(page, name === 'not found');
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await hydrated(page);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      if (sizesForAxe(locale).includes(size)) {
        expect(await violations(page), `at ${size.width} px`).toEqual([]);
      }
      await expect.poll(() => overflow(page), `at ${size.width} px`).toBe(0);
    }
    await page.setViewportSize(NARROW);
    await expect.poll(() => overflow(page), 'at 320 px').toBe(0);
    expect(problems).toEqual([]);
  });
}

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });

  const [other, shown] = [LOCALES.at(-2), LOCALES.at(-1)];
  for (const { name, path } of EXAMPLES.filter(({ locale }) => locale === shown)) {
    base(`${name} is complete and leads on`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main')).toContainText(/\w{3,}/);
      const links = page.locator('header nav a[hreflang]');
      if (!other) return expect(links).toHaveCount(0);
      await page.locator(`header nav a[hreflang="${other}"]`).first().click();
      return expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }
});
