import { expect, test } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import en from '../../site/app/messages/en.json' with { type: 'json' };
import it from '../../site/app/messages/it.json' with { type: 'json' };
import { href, hrefOfAny } from '../../site/app/routing/href.ts';
import { gate } from '../support/gate.ts';
import {
  SUNDAYS,
  answerPosts,
  expectNoViolations,
  field,
  fillContact,
  fillRequest,
  form,
  formAlive,
  openForm,
  send,
  stopClock,
  summary,
} from './support/forms.ts';
import { open } from './support/hydrated.ts';

const isRequestPage = ({ pathname }: URL) => pathname === '/request';

const WORDS = { en, de, it };
const LANGUAGES = ['en', 'de', 'it'] as const;
test('a request with every error names them all', async ({ page }) => {
  const { errors, summary: words, fields, names } = en.forms;
  await openForm(page, '/request');
  await expect(field(page, 'country').locator('option').nth(1)).toHaveText('Switzerland');

  // A field that was only tabbed through shows no error; one with input does, on blur.
  await field(page, 'firstname').focus();
  await field(page, 'email').fill('ada@');
  await field(page, 'phone').focus();
  await expect(page.locator('#request-email-error')).toHaveText(errors.email);
  await expect(page.locator('#request-firstname-error')).toHaveCount(0);
  await field(page, 'email').fill('ada@example.org');
  await expect(page.locator('#request-email-error')).toHaveCount(0);
  await field(page, 'email').fill('');

  await field(page, 'end').fill(SUNDAYS.start);
  await field(page, 'start').fill(SUNDAYS.end);
  await field(page, 'message').fill('x'.repeat(256));
  await expect(form(page)).toContainText('1 character too many');
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Get started/);
  await expect(summary(page)).toContainText(words.title);
  await expect(summary(page)).toContainText(words.text);
  await expect(summary(page)).toContainText('10 answers are missing');
  await expect(summary(page).getByRole('link')).toHaveText([
    ...[fields.message, fields.stay, fields.end, fields.salutation, fields.firstname],
    ...[fields.lastname, fields.country, fields.email, fields.phone, names.privacy],
  ]);
  const tops = await summary(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  const rows = [...new Set(tops)];
  expect(new Set(rows.slice(1).map((top, index) => top - rows[index]!)).size).toBe(1);
  await expect(summary(page)).toBeFocused();
  await expectNoViolations(page, 'with errors');
  await summary(page).getByRole('link', { name: fields.lastname }).click();
  await expect(field(page, 'lastname')).toBeFocused();

  await field(page, 'lastname').fill('Lovelace');
  await field(page, 'privacy').check();
  await expect(page.locator('#request-lastname-error')).toHaveCount(0);
  await expect(page.locator('#request-privacy-error')).toHaveCount(0);
});

test('a request is sent once and thanked for once', async ({ page }) => {
  await openForm(page, '/request?program=liver-detox-week&discount=WINTER2024');
  await expect(field(page, 'program')).toHaveValue('liver-detox-week');
  await expect(field(page, 'discount')).toHaveValue('WINTER2024');
  await expect(field(page, 'discount')).toBeVisible();
  await fillRequest(page, 'Lovelace');
  await field(page, 'start').fill('2033-01-04');
  await expect(page.locator('#request-start-note')).toContainText(
    'This is a Tuesday. Our transfers run on Sundays: January 2, 2033 or January 9, 2033',
  );
  await page.getByRole('radio', { name: 'Liver' }).check();
  await field(page, 'message').fill('We look forward to it.');
  await expectNoViolations(page, 'filled');

  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  const clicked = gate();
  await page.route(isRequestPage, async (route) => {
    // Both clicks come before the answer, which leads to another page.
    if (route.request().method() === 'POST') await clicked.opened;
    await route.continue();
  });
  await send(page).dblclick();
  clicked.open();
  await expect(page).toHaveURL(/\/thankyou\?t=/);
  await expect(page.locator('h1')).toHaveText(en.forms.thankyou.request.title);
  await expect(page.locator('main')).toContainText('Our health management team will contact you');
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  expect(posts).toBe(1);
  await page.unroute(isRequestPage);

  await openForm(page, '/request');
  await expect(page.getByText(en.forms.draft.text)).toHaveCount(0);
  await page.goto('/thankyou');
  await expect(page.locator('main')).toContainText(en.forms.thankyou.neutral.text);
  await page.goto('/thankyou?t=request.9999999999999.forged');
  await expect(page.locator('h1')).toHaveText(en.forms.thankyou.neutral.title);
});

for (const locale of LANGUAGES) {
  test(`errors, thanks and the newsletter in ${locale} are in its words`, async ({ page }) => {
    const { forms } = WORDS[locale];
    await openForm(page, hrefOfAny('testimonials.create', {}, locale));
    await send(page).click();
    const { fields, names } = forms;
    await expect(summary(page)).toContainText(forms.summary.title);
    await expect(summary(page)).toContainText('8 ');
    await expect(summary(page).getByRole('link')).toHaveText([
      ...[fields.rating, fields.testimonial, fields.name, fields.location, fields.country],
      ...[fields.email, fields.image, names.privacy],
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${forms.titlePrefix.replace('{title}', '')}`));

    await openForm(page, href('contact', {}, locale));
    await fillContact(page, `Ada in ${locale}`);
    await send(page).click();
    await expect(page).toHaveURL(new RegExp(`${href('thankyou', {}, locale)}\\?t=`));
    await expect(page.locator('h1')).toHaveText(forms.thankyou.contact.title);

    const newsletter = page.locator('footer form', { has: page.locator('input[type="email"]') });
    // Whoever has just written to the clinic is offered nothing else.
    await expect(newsletter).toHaveCount(0);
    await open(page, hrefOfAny('team', {}, locale));
    await newsletter.locator('input[type="email"]').fill('nobody');
    await newsletter.locator('button').click();
    await expect(page).toHaveURL(new RegExp(`${hrefOfAny('newsletter', {}, locale)}$`));
    await expect(summary(page).getByRole('link')).toHaveText(fields.email);
    await field(page, 'email').fill(`ada-${locale}@example.org`);
    await send(page).click();
    await expect(page.locator('h1')).toHaveText(forms.thankyou.newsletter.title);
  });
}

test('a testimonial by keyboard alone', async ({ page }) => {
  await openForm(page, '/testimonials/create');
  await field(page, 'rating').first().focus();
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A quiet week that did me good.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Chur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Switz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'image').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://vimeo.com/1');
  await page.keyboard.press('Tab');
  await expect(page.locator('#testimonial-video-error')).toHaveText(en.forms.errors.video);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('youtu.be/abcdefghijk');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(en.forms.thankyou.testimonial.title);
  await expect(page.locator('main')).toContainText('needs our authorisation first');
});

test('a testimonial in de with a picture of its own', async ({ page }) => {
  await openForm(page, hrefOfAny('testimonials.create', {}, 'de'));
  // The star itself is the click target, not the small radio button.
  await form(page).locator('label').filter({ hasText: '4 Sterne' }).click();
  await field(page, 'testimonial').fill('Eine ruhige Woche, die mir gutgetan hat.');
  await field(page, 'name').fill('Ada');
  await field(page, 'location').fill('Chur');
  await field(page, 'country').selectOption('CH');
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'privacy').check();
  const upload = { name: 'big.jpg', mimeType: 'image/jpeg' };
  await field(page, 'upload').setInputFiles({ ...upload, buffer: Buffer.alloc(8_400_000) });
  await send(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(de.forms.names.upload);
  await expect(form(page)).toContainText(de.forms.errors.uploadSize);
  await expect(summary(page)).toBeFocused();
  await expectNoViolations(page, 'with errors');
  const picture = await page.screenshot({ type: 'jpeg' });
  await field(page, 'upload').setInputFiles({ ...upload, buffer: picture });
  await send(page).click();
  await expect(page.locator('h1')).toHaveText(de.forms.thankyou.testimonial.title);
});

test('what was typed outlives a reload, a lost connection and a failing server', async ({
  page,
  context,
}) => {
  const { draft, problems } = en.forms;
  await openForm(page, '/request');
  await field(page, 'firstname').fill('Ada');
  await field(page, 'country').selectOption('IT');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft-request')))
    .toContain('"IT"');

  // Leaving asks for confirmation.
  const questions: string[] = [];
  let isStaying = true;
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (isStaying ? dialog.dismiss() : dialog.accept());
  });
  await page.locator('header a[href="/"]').click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/request$/);
  isStaying = false;
  await page.reload();
  expect(questions).toEqual(['beforeunload', 'beforeunload']);
  await formAlive(page);

  await expect(page.getByText(draft.text)).toBeVisible();
  await expect(field(page, 'firstname')).toHaveValue('Ada');
  await expect(field(page, 'country')).toHaveValue('IT');
  await page.getByRole('button', { name: draft.reset }).press('Enter');
  await expect(form(page)).toBeFocused();
  await expect(field(page, 'firstname')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('draft-request'))).toBeNull();

  await fillRequest(page, 'Byron');
  await context.setOffline(true);
  await send(page).click();
  await expect(summary(page)).toContainText(problems.offline);
  await context.setOffline(false);

  await page.route('**/forms/challenge', (route) => route.abort('blockedbyclient'));
  await page.reload();
  await formAlive(page);
  await page.getByRole('button', { name: draft.continue }).press('Enter');
  await expect(form(page)).toBeFocused();
  await expect(page.getByText(draft.text)).toHaveCount(0);
  await expect(field(page, 'lastname')).toHaveValue('Byron');
  await field(page, 'privacy').check();
  await stopClock(page);
  await send(page).click();
  await expect(summary(page)).toContainText(problems.spamProtection);
  await page.clock.resume();
  await page.unroute('**/forms/challenge');

  await answerPosts(page, '/request', (route) => route.fulfill({ status: 502, body: 'bad' }));
  await send(page).click();
  await expect(summary(page)).toContainText(
    'There seems to be a server problem. The form submission has failed. Please contact us by email. Error: HTTP 502',
  );
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(field(page, 'lastname')).toHaveValue('Byron');
  await page.unroute('**/request');
  await send(page).click();
  await expect(page.locator('h1')).toHaveText(en.forms.thankyou.request.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request keeps what was typed, and arrives', async ({ page }) => {
    await page.goto('/de/anfrage');
    await fillRequest(page, 'L');
    await send(page).click();
    await expect(page).toHaveTitle(/^Fehler: Anfrage/);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText(de.forms.fields.lastname);
    await expect(form(page)).toContainText(de.forms.errors.lastname);
    await expect(field(page, 'firstname')).toHaveValue('Ada');
    await expect(field(page, 'country')).toHaveValue('CH');
    await expect(field(page, 'stay').first()).toBeChecked();
    await field(page, 'lastname').fill('Lovelace');
    await send(page).click();
    await expect(page).toHaveURL(/\/de\/danke\?t=/);
    await expect(page.locator('h1')).toHaveText(de.forms.thankyou.request.title);
  });
});

test('a message about a news item says so', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main a[href^="/news/"]').first().click();
  await page.getByRole('link', { name: en.forms.links.askAboutNews }).click();
  await expect(page).toHaveURL(/\/contact\?news=/);
  await expect(field(page, 'category')).toHaveValue('news');
  await expect(form(page)).toContainText('About our news:');
  await fillContact(page, 'Ada');
  await send(page).click();
  await expect(page.locator('h1')).toHaveText(en.forms.thankyou.contact.title);
});
