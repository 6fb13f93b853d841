import { expect, test } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import en from '../../site/app/messages/en.json' with { type: 'json' };
import it from '../../site/app/messages/it.json' with { type: 'json' };
import { hrefOfAny } from '../../site/app/routing/href.ts';

const WORDS = { en, de, it };

test.use({ javaScriptEnabled: false });

for (const locale of ['en', 'de', 'it'] as const) {
  test(`every method in ${locale} says how well it is proven`, async ({ page }) => {
    const { levels, link, linkList } = WORDS[locale].evidence;
    for (const list of ['diagnosis', 'therapies'] as const) {
      await page.goto(hrefOfAny(list, {}, locale));
      const cards = page.locator('main article');
      expect(await cards.count()).toBeGreaterThan(6);
      await expect(page.locator('main article [data-evidence]')).toHaveCount(await cards.count());
    }
    await expect(page.getByRole('link', { name: linkList })).toBeVisible();

    const unproven = page.locator('main article', {
      has: page.locator('[data-evidence="unproven"]'),
    });
    await unproven.first().getByRole('link').click();
    await expect(page.locator('main [data-evidence]').first()).toContainText(levels.unproven);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain(`"termCode":"unproven","name":"${levels.unproven}"`);

    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${hrefOfAny('evidence', {}, locale)}#unproven$`));
    await expect(page.locator('main #unproven')).toHaveText(levels.unproven);
    expect(await page.locator('main dl a').count()).toBeGreaterThan(14);
  });
}
