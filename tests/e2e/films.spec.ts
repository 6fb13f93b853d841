import { expect, test } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import en from '../../site/app/messages/en.json' with { type: 'json' };
import it from '../../site/app/messages/it.json' with { type: 'json' };
import { hrefOfAny } from '../../site/app/routing/href.ts';
import { mockGoogle } from './support/google-mock.ts';
import { open } from './support/hydrated.ts';
import { expectNoViolations } from './support/shell.ts';
import { FILM } from '../support/demo-content.ts';

const WORDS = { en, de, it };
const ADDRESS = new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${FILM}\\?`);

for (const locale of ['en', 'de', 'it'] as const) {
  const { consent, player } = WORDS[locale];

  test(`a film in ${locale} that cannot be played leaves its poster, which says so`, async ({
    page,
  }) => {
    const asked = await mockGoogle(page, 'refuses');
    await open(page, hrefOfAny('video', { id: FILM }, locale));
    const main = page.locator('main');
    await expect(main.locator('img').first()).toBeVisible();
    // The video id is made up, so there must be no link to YouTube's own error page.
    await expect(main.locator('a[href*="youtube.com"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: consent.loadOnce }).click();
    await expect(main.getByText(player.gone)).toBeFocused();
    await expect(main.locator('iframe')).toHaveCount(0);
    await expect(main.locator('img').first()).toBeVisible();
    await expect(main.locator('a[href*="youtube.com"]')).toHaveCount(0);
    expect(asked).toEqual([expect.stringMatching(ADDRESS)]);
    await expectNoViolations(page, 'main');
  });
}

test('a film is shown when it plays, and not before', async ({ page }) => {
  await mockGoogle(page, 'plays');
  await open(page, `/video/${FILM}`);
  await page.getByRole('button', { name: en.consent.loadOnce }).click();
  await expect(page.locator('main iframe')).toBeFocused();
  await expect(page.locator('main iframe')).not.toHaveAttribute('inert');
  await expect(page.getByText(en.player.loading)).toHaveCount(0);
});

test('a player that is never heard of leaves the poster too', async ({ page }) => {
  await page.route(ADDRESS, (route) => route.abort());
  await open(page, `/video/${FILM}`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: en.consent.loadOnce }).click();
  await expect(page.getByText(en.player.loading)).toBeFocused();
  await page.clock.runFor(15_000);
  await expect(page.getByText(en.player.gone)).toBeVisible();
  await expect(page.locator('main iframe')).toHaveAttribute('inert', '');
});
