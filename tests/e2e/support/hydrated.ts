import type { Page } from '@playwright/test';

/** Waits until all behaviours of the page are attached: the entry script sets `alive` last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
}

/** Waits for an island: near the viewport its code is loaded and hydrates the server's HTML. */
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
