import { expect, test, type Locator } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import en from '../../site/app/messages/en.json' with { type: 'json' };
import it from '../../site/app/messages/it.json' with { type: 'json' };
import { open } from './support/hydrated.ts';

const PROGRAMS = [
  ['en', '/programs/burnout-week', en],
  ['de', '/de/programme/burnout-woche', de],
  ['it', '/it/programmi/settimana-burnout', it],
] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

for (const [locale, path, { programs, article }] of PROGRAMS) {
  test(`the price of a program in ${locale} is in the first view, its week drawn below`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const price = page.getByText(/CHF\s5.400/).first();
    const request = page.locator('main a[href*="program="]').first();
    for (const part of [title, price, request]) await expect(part).toBeInViewport({ ratio: 1 });

    const plan = page.getByRole('region', { name: programs.weekPlan });
    const days = plan.getByRole('listitem');
    await expect(days).toHaveCount(8);
    // Side by side where there is room, with the names of the parts once, above all days.
    const parts = days.nth(1).locator('dd');
    // Lunch is the same on every full day: it is said once, above.
    await expect(parts).toHaveCount(3);
    await expect(plan.locator('.week-plan-same')).toHaveCount(1);
    expect(await topOf(parts.first())).toBeCloseTo(await topOf(parts.last()), -1);
    await expect(plan.locator('.week-plan-times')).toBeVisible();

    await page.setViewportSize(PHONE);
    await expect(plan.locator('.week-plan-times')).toBeHidden();
    // The first day is open, each other one when it is asked for.
    await expect(days.first().locator('dd').first()).toBeVisible();
    await expect(parts.first()).toBeHidden();
    await days.nth(1).locator('summary').click();
    expect(await topOf(parts.last())).toBeGreaterThan((await topOf(parts.first())) + 40);
    await expect(days.nth(1).locator('dt').last()).toHaveText(programs.times.evening);
    await expect(days.nth(1).locator('dt').last()).toBeVisible();
  });

  test(`the safety cards in ${locale} come first in the contents, with numbers to call`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const cards = page.locator('main [data-safety]');
    const contents = page.getByRole('navigation', { name: article.contents }).first();
    const names = await cards.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(names).toHaveLength(2);
    const linked = await contents.getByRole('link').allInnerTexts();
    expect(
      linked
        .slice(0, 2)
        .map((text) => text.trim())
        .toSorted(),
    ).toEqual(names.toSorted());
    await contents.getByRole('link', { name: names.at(-1) }).click();
    await expect(cards.last()).toBeInViewport();
    for (const number of ['144', '112', '143']) {
      await expect(cards.last().locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all that is folded is open', async ({ page }) => {
    await page.goto('/de/programme/burnout-woche');
    await expect(page.locator('.week-plan dd').last()).toBeVisible();
    await page.goto('/de/team');
    await expect(page.locator('main details dd').last()).toBeVisible();
  });
});

test('contents and help stay in sight down to the end of a long text', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/de/programme/burnout-woche');
  const contents = page.getByRole('navigation', { name: de.article.contents }).first();
  const help = page.getByRole('complementary', { name: de.help.title }).filter({ visible: true });
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
  await expect(help.first()).toBeInViewport();
});

test('the other language opens at the same place of the page', async ({ page }) => {
  await open(page, '/de/team');
  const place = page.locator('#advisory-board');
  await page.locator('main a[href="#advisory-board"]').click();
  // The header goes up to the edge when the page begins to scroll: a click could miss it.
  await expect(place).toBeInViewport();
  await page.locator('header nav a[hreflang="it"]').click();
  await expect(page).toHaveURL(/\/it\/team#advisory-board$/);
  await expect(place).toBeInViewport();
});
