import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, test, type Page } from '@playwright/test';
import { href, hrefOfAny } from '../../site/app/routing/href.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Longer stretches of text tire on a phone; what is not a picture of some size does not count. */
const LONGEST_TEXT = 3_000;
const SMALLEST_PICTURE = 300;

/** Sections far below are laid out only when they come near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

/** The heights of all stretches of the page without a picture, from its top to its footer. */
function stretchesOfText(page: Page): Promise<number[]> {
  return page.evaluate((smallest) => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    const pictures = [...document.querySelectorAll('main img')]
      .map((picture) => picture.getBoundingClientRect())
      .filter(({ width }) => width >= smallest)
      .toSorted((a, b) => a.top - b.top);
    const ends = [main?.top ?? 0, ...pictures.map(({ bottom }) => bottom)];
    const starts = [...pictures.map(({ top }) => top), main?.bottom ?? 0];
    return starts.map((start, index) => Math.round(start - (ends[index] ?? 0)));
  }, SMALLEST_PICTURE);
}

for (const locale of LOCALES) {
  test(`the home page in ${locale} has no long text without a picture on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(href('home', {}, locale));
    await seeAll(page);
    const stretches = await stretchesOfText(page);
    expect(stretches.length).toBeGreaterThan(5);
    expect(Math.max(...stretches)).toBeLessThan(LONGEST_TEXT);
  });

  test(`the home page in ${locale} introduces who leads the medicine and who answers`, async ({
    page,
  }) => {
    await page.goto(href('home', {}, locale));
    const people = page.locator('section[aria-labelledby="people"]');
    await expect(people.getByRole('heading', { level: 3 })).toHaveText([
      'Dr. med. Ladina Tscharnwald',
      'Chiara Fontavella',
    ]);
    await expect(people.locator('blockquote')).toHaveCount(2);
    await expect(people.locator('a[href^="tel:"]')).toBeVisible();
  });

  test(`a guest in ${locale} says two sentences on a phone, and all on a desk`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(href('home', {}, locale));
    const voice = page.locator('figure blockquote');
    const said = async () => (await voice.innerText()).trim();
    const all = await said();
    expect(all).toMatch(/[.!?]$/);
    await page.setViewportSize(PHONE);
    await expect.poll(said).not.toBe(all);
    const beginning = await said();
    expect(beginning).toMatch(/[.!?]$/);
    expect(beginning.match(/[.!?](?=\s|$)/g)).toHaveLength(2);
    expect(beginning.length).toBeLessThan(all.length);
    expect(all.startsWith(beginning)).toBe(true);
  });

  test(`who answers the telephone is named in ${locale} where one may call`, async ({ page }) => {
    for (const id of ['request', 'thankyou', 'approach'] as const) {
      await page.goto(hrefOfAny(id, {}, locale));
      const card = page.locator('aside').filter({ has: page.locator('a[href^="tel:"]') });
      await expect(card.first(), id).toContainText('Chiara Fontavella');
    }
  });
}
