import { openBrowser } from '../processes/open-browser.ts';

const PHONE = { width: 390, height: 844 };

/** Pictures are not loaded, which changes no height: each has its place reserved. */
const NEEDLESS = new Set(['image', 'media']);

/** The height of each page of the sitemap on a phone, in px, the highest first. */
export async function measureHeights(base: string): Promise<[string, number][]> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: PHONE });
  await context.addCookies([{ name: 'hide_cookie_banner', value: 'true', url: base }]);
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    NEEDLESS.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  const heights: [string, number][] = [];
  for (const path of await pathsOfSitemap(base)) {
    await page.goto(`${base}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const height = await page.evaluate(() => {
      // The class for addresses with a hash: parts that are rendered late get their height at once.
      document.documentElement.classList.add('names-place');
      return document.documentElement.scrollHeight;
    });
    heights.push([path, height]);
  }
  await browser.close();
  return heights.toSorted(([, a], [, b]) => b - a);
}

async function pathsOfSitemap(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/sitemap.xml`);
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...new Set(places.map(([, place = '']) => new URL(place).pathname))];
}
