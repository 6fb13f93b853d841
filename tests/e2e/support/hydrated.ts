import type { Page } from '@playwright/test';

/** A page is alive when all of its behaviours are attached: the entry says so last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
}

/** An island is fetched when it comes near the window; then it takes over what the server made. */
export async function islandAlive(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (wanted) => document.querySelector(`[data-island="${wanted}"][data-alive]`) !== null,
    name,
  );
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
