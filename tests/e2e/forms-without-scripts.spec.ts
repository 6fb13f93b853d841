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
  const { errors, thankyou } = WORDS[locale].forms;

  test(`a message in ${locale} names its errors, keeps what was typed, and arrives`, async ({
    page,
  }) => {
    await page.goto(href('contact', {}, locale));
    await field(page, 'name').fill('Ada');
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      ...[errors.email, errors.category, errors.privacy],
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
      ...[errors.rating, errors.name, errors.location, errors.country, errors.email],
      ...[errors.image, errors.privacy],
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
    await expect(summary(page).getByRole('link')).toHaveText(errors.email);
    await field(page, 'email').fill(`plain-${locale}@example.org`);
    await send(page).click();
    await expect(page.locator('h1')).toHaveText(thankyou.newsletter.title);
  });
}
