import type { Page } from '@playwright/test';

/**
 * A page is alive when the effects of its parts have run, not when React has taken over its nodes:
 * only then do listeners listen. The last of them is that of analytics, which denies everything
 * before anything else, for every visitor (see root.tsx).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'dataLayer' in window);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
