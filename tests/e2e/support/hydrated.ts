import type { Page } from '@playwright/test';

/** React marks the nodes it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
}
