import { setTimeout as sleep } from 'node:timers/promises';
import { devices, type Browser } from '@playwright/test';
import { note } from './report.ts';

/** The screen that Lighthouse emulates. */
export const PHONE = {
  ...devices['Moto G4'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** Smaller versions are encoded while the site is idle, so polling must not be too frequent. */
const BETWEEN_QUESTIONS_MS = 20_000;
const ROUNDS = 3;
const QUESTIONS = 15;

/** Has all pictures made in their smallest version, as visitors usually get them. */
export async function warmUp(browser: Browser, base: string, paths: string[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pictures = await visit(
      browser,
      paths.map((path) => `${base}${path}`),
    );
    if (pictures.size === 0) return;
    await untilSmaller(pictures);
  }
}

/** Visits each page with an empty cache; returns the pictures that could be smaller. */
async function visit(browser: Browser, addresses: string[]): Promise<Set<string>> {
  const pictures = new Set<string>();
  for (const address of addresses) {
    // With a larger version of a picture in its cache, a browser would not request this one.
    const page = await browser.newPage(PHONE);
    page.on('response', (response) => {
      if (response.headers()['content-type'] === 'image/webp') pictures.add(response.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
  }
  return pictures;
}

async function untilSmaller(pictures: Set<string>): Promise<void> {
  for (let question = 0; question < QUESTIONS && pictures.size > 0; question += 1) {
    await sleep(BETWEEN_QUESTIONS_MS);
    for (const url of pictures) {
      const answer = await fetch(url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
      await answer.arrayBuffer();
      if (answer.headers.get('content-type') === 'image/avif') pictures.delete(url);
    }
  }
  if (pictures.size > 0) note(`${pictures.size} pictures are still large`);
}
