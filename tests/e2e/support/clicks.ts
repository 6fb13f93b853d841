import type { Page } from '@playwright/test';

const counts = new WeakMap<Page, number>();

/** From here on, whatever is clicked in this window is counted, on whatever page it is. */
export async function countClicks(page: Page): Promise<void> {
  counts.set(page, 0);
  await page.exposeFunction('countClick', () => {
    counts.set(page, (counts.get(page) ?? 0) + 1);
  });
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => void window.countClick(), { capture: true });
  });
}

/** Prints how many clicks a daily task took, and begins to count anew. */
export function printClicks(page: Page, task: string): void {
  console.log(`clicks: ${task}: ${counts.get(page)}`);
  counts.set(page, 0);
}

/** What was clicked until now was not part of the task. */
export function beginTask(page: Page): void {
  counts.set(page, 0);
}

declare global {
  interface Window {
    countClick: () => Promise<void>;
  }
}
