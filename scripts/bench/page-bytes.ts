import { chromium } from '@playwright/test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { systemChromium } from '../ensure-browser.ts';
import { PHONE, warmUp } from './warm-up.ts';

export type PageBytes = { scriptKb: number; totalKb: number };

const KB = 1024;

/** What a phone downloads to show a page, scripts included once they have run. */
export async function measureBytes(base: string, paths: string[]): Promise<Map<string, PageBytes>> {
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const results = new Map<string, PageBytes>();
  await warmUp(browser, base, paths);
  for (const path of paths) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts: string[] = [];
    let total = 0;
    session.on('Network.loadingFinished', (event) => (total += event.encodedDataLength));
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto(`${base}${path}`);
    // When React has taken over; what comes after that is for the next page.
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__react')),
    );
    const sizes = await Promise.all([...scripts].map(gzipSize));
    await page.waitForLoadState('networkidle');
    results.set(path, {
      scriptKb: sizes.reduce((sum, size) => sum + size, 0) / KB,
      totalKb: total / KB,
    });
    await context.close();
  }
  await browser.close();
  return results;
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
  const length = response.headers.get('content-length');
  return length ? Number(length) : gzipSync(gunzipSync(await response.arrayBuffer())).length;
}
