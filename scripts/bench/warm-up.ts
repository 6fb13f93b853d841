import { devices, type Browser } from '@playwright/test';

/** The screen on which Lighthouse looks at pages. */
export const PHONE = {
  ...devices['Moto G4'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** Smaller pictures are made when nobody asks for anything, so questions must not come too often. */
const BETWEEN_QUESTIONS_MS = 20_000;
const QUESTIONS = 30;

/**
 * Pictures are made when first asked for, and smaller ones of them a little later. What is measured
 * is what visitors get every day, not what the first one after the start gets.
 */
export async function warmUp(browser: Browser, base: string, paths: string[]): Promise<void> {
  const page = await browser.newPage(PHONE);
  const pictures = new Set<string>();
  page.on('response', (response) => {
    if (response.headers()['content-type'] === 'image/webp') pictures.add(response.url());
  });
  for (const path of paths) await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  for (let question = 0; question < QUESTIONS && pictures.size > 0; question += 1) {
    await page.waitForTimeout(BETWEEN_QUESTIONS_MS);
    for (const url of pictures) {
      const answer = await fetch(url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
      await answer.arrayBuffer();
      if (answer.headers.get('content-type') === 'image/avif') pictures.delete(url);
    }
  }
  await page.close();
}
