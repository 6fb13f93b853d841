import { expect, test } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import { open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';

const HERE = `${SITE_URL}/de/programme`;
const notice = de.navigation.offline;

test('a link in de that is pressed without a connection keeps the page and tells why', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await open(page, '/de/programme');
  const isOnPhone = (page.viewportSize()?.width ?? 0) < 640;
  const title = await page.locator('h1').innerText();
  const link = page.locator('main a[href^="/de/programme/"]').first();
  // A document that was fetched ahead makes no difference.
  await link.hover();
  await page.clock.runFor(200);
  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();

  const stays = async () => {
    await page.clock.runFor(200);
    await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1')).toHaveText(title);
    expect(page.url()).toBe(HERE);
  };
  await link.click();
  await stays();
  await page.clock.runFor(9_000);
  await link.click();
  await stays();
  await link.focus();
  await page.keyboard.press('Enter');
  await stays();
  await page.locator('header nav a[hreflang="it"]').first().click();
  await stays();
  if (isOnPhone) {
    await page.getByRole('button', { name: de.shell.menu, exact: true }).click();
    await page.locator('#menu .get-started').click();
    await expect(page.locator('#menu')).toBeHidden();
    await stays();
  }

  await context.setOffline(false);
  await expect(page.getByText(notice)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/de\/programme\/./);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
});

test('the search in de keeps the page too without a connection', async ({ page, context }) => {
  await open(page, '/de/programme');
  const button = page.locator('header a[data-search]');
  await context.setOffline(true);
  await button.click();
  // Its code was not loaded yet, and cannot be.
  await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(HERE);
  // Whoever has a connection again before that is known is led to the page of the search.
  await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).catch(() => undefined));

  await context.setOffline(false);
  await button.click();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await field.fill('Ozon');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(HERE);
});

test('presses that are the browser’s stay the browser’s without a connection', async ({
  page,
  context,
}) => {
  await open(page, '/de/programme');
  await context.setOffline(true);
  /** Whether the browser may do as usual; nothing is opened for real. */
  const isLeft = (
    href: string,
    init: { ctrlKey?: boolean; shiftKey?: boolean } = {},
    target = '',
  ) =>
    page.evaluate(
      ([address, keys, frame]) => {
        const link = Object.assign(document.createElement('a'), { href: address, target: frame });
        document.body.append(link);
        let isPrevented = false;
        // After all listeners of the document.
        addEventListener(
          'click',
          (event) => {
            isPrevented = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
        link.remove();
        return !isPrevented;
      },
      [href, init, target] as const,
    );
  expect(await isLeft('/de/team')).toBe(false);
  expect(await isLeft('/de/team', { ctrlKey: true })).toBe(true);
  expect(await isLeft('/de/team', { shiftKey: true })).toBe(true);
  expect(await isLeft('/de/team', {}, '_blank')).toBe(true);
  for (const href of ['/files/brochure.pdf', 'https://shop.example/', 'tel:+41440000000', '#main'])
    expect(await isLeft(href), href).toBe(true);
});

test('a browser that takes itself for offline, and is not, follows links', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await open(page, '/de/programme');
  await page.locator('footer a[href="/de/bilder"]').click();
  await expect(page.locator('h1')).toHaveText('Bilder');
});

test('a form in de that is sent without a connection keeps the page and what was typed', async ({
  page,
  context,
}) => {
  await open(page, '/de/programme');
  const field = page.locator('form[data-newsletter-signup] input[type="email"]');
  await field.fill('anna@example.com');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(HERE);
  await expect(field).toHaveValue('anna@example.com');
  await context.setOffline(false);
  await expect(page.getByText(notice)).toBeHidden();
});
