import { expect, test } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import { fillContact, form, openForm, send } from './support/forms.ts';
import { open } from './support/hydrated.ts';

const { thankyou } = en.forms;

test('forms, the newsletter and the search work under the second address of English', async ({
  page,
}) => {
  await openForm(page, '/en/contact');
  await fillContact(page, 'Ada under en');
  await send(page).click();
  await expect(page).toHaveURL(/\/thankyou\?t=/);
  await expect(page.locator('h1')).toHaveText(thankyou.contact.title);

  await open(page, '/en/team');
  const newsletter = page.locator('footer form', { has: page.locator('input[type="email"]') });
  await newsletter.locator('input[type="email"]').fill('ada-under-en@example.org');
  await newsletter.locator('button').click();
  await expect(page.locator('h1')).toHaveText(thankyou.newsletter.title);

  await open(page, '/en/search');
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('ozone');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ozone$/);
  await expect(page.locator('main').getByRole('link', { name: 'ozone' }).first()).toBeVisible();
});

test('a browser that may keep nothing sends a form all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
  });
  await openForm(page, '/contact');
  await expect(form(page)).toBeVisible();
  await fillContact(page, 'Ada without a memory');
  await send(page).click();
  await expect(page.locator('h1')).toHaveText(thankyou.contact.title);
});
