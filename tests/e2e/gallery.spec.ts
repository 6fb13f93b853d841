import { expect, test, type Page } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import { gate } from '../support/gate.ts';
import { open } from './support/hydrated.ts';

const links = (page: Page) => page.locator('[data-gallery]').first().getByRole('link');

test('pictures open in a viewer that goes by keys and buttons, and gives the focus back', async ({
  page,
}) => {
  // Smooth scrolling would still be running when the next key is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/images');
  const count = await links(page).count();
  const second = links(page).nth(1);
  const caption = await page
    .locator('[data-gallery] figure')
    .nth(1)
    .locator('figcaption')
    .innerText();
  await second.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible();
  await expect(viewer.getByText(caption)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`3 of ${count}`)).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText(`${count} of ${count}`)).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test('a picture without a caption shows in the viewer what it is of', async ({ page }) => {
  await open(page, '/de/zimmer');
  const first = links(page).first();
  const alt = await first.locator('img').getAttribute('alt');
  await first.click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(alt ?? '')
      .first(),
  ).toBeInViewport();
});

test('a picture that takes its time says so in the viewer, until it is there', async ({ page }) => {
  await open(page, '/images');
  const held = gate();
  await page.route('**/api/cockpit/image?**', async (route) => {
    await held.opened;
    await route.continue();
  });
  await links(page).nth(3).click();
  const picture = page.getByRole('dialog').locator('li').nth(3);
  const notice = picture.getByText(en.gallery.loading);
  await expect(notice).toBeVisible();
  const [above, below] = [
    await notice.boundingBox(),
    await picture.locator('figcaption').boundingBox(),
  ];
  expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(picture.locator('figure')).toHaveAttribute('aria-busy', 'true');
  held.open();
  await expect(picture.locator('figure')).toHaveAttribute('aria-busy', 'false');
  await expect(notice).toHaveCount(0);
});

test('where the viewer cannot be had, the link leads to the picture', async ({ page }) => {
  await page.route(/\/viewer-/, (route) => route.abort());
  await open(page, '/images');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/api\/cockpit\/image\?/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are links to large ones', async ({ page, request }) => {
    await page.goto('/images');
    const address = (await links(page).first().getAttribute('href')) ?? '';
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toContain('image/');
  });
});
