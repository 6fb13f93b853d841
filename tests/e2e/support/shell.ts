import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { animationsFinished } from './at-rest.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const PHONE = { width: 390, height: 800 };

export async function expectNoViolations(page: Page, selector: string): Promise<void> {
  await animationsFinished(page);
  // Ends a smooth scroll; at the top the fixed header covers nothing in part.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .options({ preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** The remaining lifetime of a cookie in days; undefined if there is none. */
export async function daysOf(context: BrowserContext, name: string): Promise<number | undefined> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  return cookie && Math.round((cookie.expires - Date.now() / 1000) / DAY_SECONDS);
}

export async function valueOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((one) => one.name === name)?.value;
}
