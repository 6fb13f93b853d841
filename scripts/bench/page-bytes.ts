import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openBrowser } from '../processes/open-browser.ts';
import { PHONE, warmUp } from './warm-up.ts';

const KB = 1024;

/** The bytes that a phone downloads for each page, until its scripts have run. */
export async function measureBytes(base: string, paths: string[]) {
  const browser = await openBrowser('--disable-quic', '--disable-background-networking');
  await warmUp(browser, base, paths);
  const results = new Map<string, Awaited<ReturnType<typeof bytesOf>>>();
  for (const path of paths) {
    const context = await browser.newContext(PHONE);
    results.set(path, await bytesOf(`${base}${path}`, await context.newPage()));
    await context.close();
  }
  await browser.close();
  return results;
}

async function bytesOf(address: string, page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.goto(address);
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts].map((url) => sizeOf(url, 'gzip')));
  const modules = await page.evaluate(() => document.documentElement.dataset.modules ?? '');
  // The script of a form is not counted: it is loaded only when the visitor scrolls near the form.
  const isOfForm = (url: string) => url.endsWith('.js') && !modules.includes(new URL(url).pathname);
  const counted = [...bytes].filter(([requestId]) => !isOfForm(urls.get(requestId) ?? ''));
  const sum = (some: Iterable<[string, number]>) =>
    [...some].reduce((total, [, size]) => total + size, 0) / KB;
  const inline = await page.locator('script:not([src],[type])').allInnerTexts();
  return {
    inlineScriptKb: gzipSync(inline.join('')).length / KB,
    scriptKb: sizes.reduce((sum, size) => sum + size, 0) / KB,
    htmlKb: (await sizeOf(address, 'br')) / KB,
    totalKb: sum(counted),
    withFormKb: sum(bytes),
    hasForm: (await page.locator('[data-island$="-form"]').count()) > 0,
  };
}

async function sizeOf(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
  return Number(response.headers.get('content-length'));
}
