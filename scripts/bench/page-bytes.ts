import { gzipSync } from 'node:zlib';
import { openBrowser } from '../processes/open-browser.ts';
import { PHONE, warmUp } from './warm-up.ts';

export type PageBytes = {
  scriptKb: number;
  inlineScriptKb: number;
  htmlKb: number;
  totalKb: number;
  hasForm: boolean;
};

const KB = 1024;

/** The bytes that a phone downloads to show a page, until its scripts have run. */
export async function measureBytes(base: string, paths: string[]): Promise<Map<string, PageBytes>> {
  const browser = await openBrowser('--disable-quic', '--disable-background-networking');
  const results = new Map<string, PageBytes>();
  await warmUp(browser, base, paths);
  for (const path of paths) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts: string[] = [];
    const urls = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, response.url),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto(`${base}${path}`);
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...new Set(scripts)].map((url) => sizeOf(url, 'gzip')));
    const modules = await page.evaluate(() => document.documentElement.dataset.modules ?? '');
    const isOfForm = (url: string) =>
      url.endsWith('.js') && !modules.includes(new URL(url).pathname);
    const total = [...bytes]
      .filter(([requestId]) => !isOfForm(urls.get(requestId) ?? ''))
      .reduce((sum, [, size]) => sum + size, 0);
    const inline = await page.locator('script:not([src],[type])').allInnerTexts();
    results.set(path, {
      inlineScriptKb: gzipSync(inline.join('')).length / KB,
      scriptKb: sizes.reduce((sum, size) => sum + size, 0) / KB,
      htmlKb: (await sizeOf(`${base}${path}`, 'br')) / KB,
      totalKb: total / KB,
      hasForm: (await page.locator('[data-island$="-form"]').count()) > 0,
    });
    await context.close();
  }
  await browser.close();
  return results;
}

async function sizeOf(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
  return Number(response.headers.get('content-length'));
}
