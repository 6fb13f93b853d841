import { openBrowser } from '../processes/open-browser.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;

/** From a click on a menu group to the next paint: the slowest of several. */
export async function measureFlyout(siteUrl: string): Promise<number> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slowest.ms = Math.max(slowest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const groups = page.locator('header nav summary');
  for (let round = 0; round < ROUNDS; round += 1) {
    await groups.nth(round % (await groups.count())).click();
    // Long enough for the flyout to open and its timing to be recorded.
    await page.waitForTimeout(700);
  }
  const ms = await page.evaluate(
    () => (window as unknown as { slowest: { ms: number } }).slowest.ms,
  );
  await browser.close();
  return ms;
}
