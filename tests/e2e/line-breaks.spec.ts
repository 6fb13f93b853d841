import { expect, test, type Page } from '@playwright/test';
import { href, hrefOfAny } from '../../site/app/routing/href.ts';

/** What is read as one thing, as an editor types it or as it is shown. */
const UNBROKEN = [
  String.raw`\+\d{2}(?:\s\d{2,3}){4}`,
  String.raw`\d+–\u2060?\d+\s%`,
  String.raw`[\w.-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\bHF/\u2060?FH\b`,
  String.raw`\b\d+\s(?:Tagen?|days|giorni)\b`,
].join('|');

/** All of them on the page, and those that stand on more than one line. */
function findAll(page: Page): Promise<{ all: string[]; broken: string[] }> {
  return page.evaluate((pattern) => {
    const [all, broken]: [string[], string[]] = [[], []];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const match of (node.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        all.push(match[0]);
        if (lines.size > 1) broken.push(match[0]);
      }
    }
    return { all, broken };
  }, UNBROKEN);
}

for (const [path, least] of [
  [hrefOfAny('vacancies', {}, 'de'), 8],
  [href('impressum', {}, 'it'), 3],
  [href('privacy', {}, 'en'), 3],
  [href('contact', {}, 'de'), 3],
] as const) {
  test(`numbers and addresses stand on one line at ${path}`, async ({ page }) => {
    await page.goto(path);
    for (let width = 320; width <= 480; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      const { all, broken } = await findAll(page);
      expect(all.length, `at ${width} px`).toBeGreaterThanOrEqual(least);
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
}

for (const [locale, home, here] of [
  ['en', 'Home', 'Our team'],
  ['de', 'Startseite', 'Unser Team'],
] as const) {
  test(`the trail of a first-level page in ${locale} ends where one is`, async ({ page }) => {
    await page.goto(hrefOfAny('team', {}, locale));
    const trail = page.locator('main nav').first();
    await expect(trail.getByRole('link')).toHaveText([home]);
    await expect(trail.locator('[aria-current="page"]')).toHaveText(here);
  });
}
