import { expect, test } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import en from '../../site/app/messages/en.json' with { type: 'json' };
import it from '../../site/app/messages/it.json' with { type: 'json' };
import { href, hrefOfAny } from '../../site/app/routing/href.ts';
import { field, fillContact, form, send, summary } from './support/forms.ts';

const WORDS = { en, de, it };
const LANGUAGES = ['en', 'de', 'it'] as const;

test.use({ javaScriptEnabled: false });

for (const locale of LANGUAGES) {
  const { fields, names, thankyou } = WORDS[locale].forms;

  test(`a message in ${locale} names its errors, keeps what was typed, and arrives`, async ({
    page,
  }) => {
    await page.goto(href('contact', {}, locale));
    await field(page, 'name').fill('Ada');
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      ...[fields.email, fields.category, names.privacy],
    ]);
    await expect(field(page, 'name')).toHaveValue('Ada');
    await fillContact(page, `Ada without scripts in ${locale}`);
    await send(page).click();
    await expect(page.locator('h1')).toHaveText(thankyou.contact.title);
  });

  test(`a testimonial in ${locale} names its errors in the order of the page, and arrives`, async ({
    page,
  }) => {
    await page.goto(hrefOfAny('testimonials.create', {}, locale));
    await field(page, 'testimonial').fill('A quiet week that did me good.');
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      ...[fields.rating, fields.name, fields.location, fields.country, fields.email],
      ...[fields.image, names.privacy],
    ]);
    await expect(field(page, 'testimonial')).toHaveValue('A quiet week that did me good.');
    await form(page).locator('label').filter({ hasText: /^4 / }).first().click();
    await field(page, 'name').fill('Ada');
    await field(page, 'location').fill('Chur');
    await field(page, 'country').selectOption('CH');
    await field(page, 'email').fill('ada@example.org');
    // By keyboard: a click would first have to scroll it out from under the cookie card.
    await field(page, 'image').first().press('Space');
    await field(page, 'privacy').check();
    await send(page).click();
    await expect(page.locator('h1')).toHaveText(thankyou.testimonial.title);
  });

  test(`the newsletter in ${locale} is asked for at the foot of a page`, async ({ page }) => {
    await page.goto(hrefOfAny('team', {}, locale));
    const footer = page.locator('footer form', { has: page.locator('input[type="email"]') });
    await footer.locator('input[type="email"]').fill('nobody');
    await footer.locator('button').click();
    await expect(summary(page).getByRole('link')).toHaveText(fields.email);
    await field(page, 'email').fill(`plain-${locale}@example.org`);
    await send(page).click();
    await expect(page.locator('h1')).toHaveText(thankyou.newsletter.title);
  });
}

test('the request begins in the first window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of LANGUAGES) {
    await page.goto(hrefOfAny('request', {}, locale));
    await expect(field(page, 'concern').first()).toBeInViewport({ ratio: 1 });
  }
});

test('an address is asked of inpatients, and nothing is folded away', async ({ page }) => {
  const { fields, request } = en.forms;
  await page.goto('/request');
  await expect(form(page).getByRole('group', { name: fields.address })).toBeHidden();
  await field(page, 'stay').first().check();
  await expect(form(page).getByRole('group', { name: fields.address })).toBeVisible();
  await field(page, 'stay').nth(1).check();
  await expect(field(page, 'street')).toBeHidden();

  await expect(field(page, 'skype')).toBeVisible();
  await field(page, 'discount').fill('WINTER2024');
  await field(page, 'phone').fill('abc');
  await send(page).click();
  await expect(summary(page)).toContainText('9 answers are missing');
  await expect(form(page)).toContainText(en.forms.errors.phone);
  await expect(field(page, 'discount')).toBeVisible();
  await expect(field(page, 'street')).toBeHidden();
  // On a phone it stands below the form.
  await expect(page.getByRole('heading', { name: request.next })).toBeVisible();
});
