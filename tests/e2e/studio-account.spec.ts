import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { codeOf, stepAt } from '../../cms/src/second-factor/totp.ts';
import { makeToken } from '../../cms/src/values/signed-token.ts';
import { fromBase32 } from '../support/from-base32.ts';
import { ADMIN, STUDIO_URL } from './support/server.ts';
import { ask, newAccount, openPath, openStudio } from './support/studio.ts';

test.describe.configure({ mode: 'serial' });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const FIRST = { email: 'olga@clinic.example', password: 'the first password' };
const SECOND = { email: 'olga.new@clinic.example', password: 'the second password' };
let id: string;

async function expectNoViolations(page: Page, part: string): Promise<void> {
  // The window has a context that Playwright made for it, in which axe opens no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.include(part).withTags(TAGS).analyze();
  expect(violations.map((found) => [found.id, found.nodes[0]?.html])).toEqual([]);
}

/** Saves the account; returns the status of the answer. */
async function save(page: Page): Promise<number> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/users/'),
  );
  await page.locator('#action-save').click();
  return (await saved).status();
}

test('a new address and a new password need the present one, in English', async ({ browser }) => {
  const admin = await openStudio(browser);
  id = await newAccount(admin, { ...FIRST, name: 'Olga', roles: ['editor'] });
  await admin.close();
  const page = await openStudio(browser, FIRST);
  const elsewhere = await openStudio(browser, FIRST);
  await openPath(page, '/admin/account');
  const present = page.locator('#field-present_password');
  await expect(present).toBeHidden();

  await page.locator('#field-email').fill(SECOND.email);
  await expect(page.getByLabel('Your current password')).toBeVisible();
  const part = page.locator('.field-type', { has: present });
  await expect(part).toContainText('All other sessions');
  await expect(page.locator('#field-present_code')).toBeHidden();
  await expectNoViolations(page, '.field-type:has(#field-present_password)');
  expect(await save(page)).toBe(400);
  await expect(part).toContainText('Please enter your own current password.');
  await present.fill('not the first password');
  expect(await save(page)).toBe(400);
  await expect(part).toContainText('This is not your current password.');
  await expectNoViolations(page, '.field-type:has(#field-present_password)');
  await present.fill(FIRST.password);
  expect(await save(page)).toBe(200);
  await expect(present).toBeHidden();
  await expect(page.locator('#field-email')).toHaveValue(SECOND.email);
  expect((await ask(elsewhere, 'GET', '/api/users/me')).body.user).toBeNull();

  await openPath(page, '/admin/account');
  await page.locator('#change-password').click();
  await page.locator('#field-password').fill(SECOND.password);
  await page.locator('#field-confirm-password').fill(SECOND.password);
  await present.fill('not the first password');
  // At once: what is typed is there.
  expect(await save(page)).toBe(400);
  await expect(part).toContainText('This is not your current password.');
  await present.fill(FIRST.password);
  expect(await save(page)).toBe(200);
  await expect(present).toBeHidden();
  expect((await ask(page, 'GET', '/api/users/me')).body.user).toMatchObject({ name: 'Olga' });
  await Promise.all([page.close(), elsewhere.close()]);
  await (await openStudio(browser, SECOND)).close();
});

test('an administrator types their own password to change the address of somebody else', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  await openPath(page, `/admin/collections/users/${id}`);
  await page.locator('#field-email').fill('olga.moved@clinic.example');
  const present = page.locator('#field-present_password');
  await present.fill(SECOND.password);
  // Who sees the mistake types on while the refusal is on its way.
  let answer!: () => void;
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/**', async (route) => {
    if (route.request().method() === 'PATCH') await isTyped;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  const refused = save(page);
  await sent;
  await present.fill(ADMIN.password);
  answer();
  expect(await refused).toBe(400);
  await page.unroute('**/api/users/**');
  await expect(page.locator('#action-save')).toBeEnabled();
  expect(await save(page)).toBe(200);
  await openPath(page, '/admin/collections/log');
  const line = page.locator('tbody tr', { hasText: 'E-mail address changed' }).first();
  await expect(line).toContainText(ADMIN.email);
  await page.close();
});

test('whoever has a second factor types a code too', async ({ browser }) => {
  const admin = await openStudio(browser);
  const paul = { email: 'paul@clinic.example', password: FIRST.password };
  await newAccount(admin, { ...paul, name: 'Paul', roles: ['inbox'] });
  await admin.close();
  const page = await openStudio(browser, paul);
  const begun = await ask(page, 'POST', '/api/users/second-factor/begin', paul);
  const key = fromBase32(String(begun.body.secret));
  const step = stepAt(Date.now());
  const code = codeOf(key, step);
  const confirmed = await ask(page, 'POST', '/api/users/second-factor/confirm', { code });
  const [recoveryCode = ''] = confirmed.body.recoveryCodes as string[];

  await openPath(page, '/admin/account');
  await page.locator('#field-email').fill('paul.new@clinic.example');
  await page.locator('#field-present_password').fill(paul.password);
  const typed = page.locator('#field-present_code');
  // Payload checks the form while it is filled in; that answer may come after the refusal.
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.route('**/admin/account', async (route) => {
    await refused;
    await route.continue();
  });
  const checked = page.waitForResponse((response) => response.request().method() === 'POST');
  await typed.fill('000000');
  await page.waitForRequest((request) => request.method() === 'POST');
  expect(await save(page)).toBe(400);
  await checked;
  await page.unroute('**/admin/account');
  const part = page.locator('.field-type', { has: typed });
  await expect(part).toContainText('This code is not right');
  await expectNoViolations(page, '.field-type:has(#field-present_code)');
  await typed.fill(recoveryCode);
  expect(await save(page)).toBe(200);
  await expect(typed).toBeHidden();
  await page.close();
});

/** As the mail to the old address has it; mails about accounts are not readable in the studio. */
function objectionLink(): string {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const secret = readFileSync(path.join(folder, 'secret'), 'utf8').trim();
  const address = Buffer.from(FIRST.email).toString('base64url');
  const parts = [id, address, Date.now() + 60_000];
  return `/api/users/objection?token=${makeToken(secret, 'objection to a new login', parts)}`;
}

test('who did not change it objects without scripts, and the account is locked', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: STUDIO_URL,
    locale: 'en',
    javaScriptEnabled: false,
  });
  await page.goto(objectionLink());
  await expect(page.locator('form')).toContainText(FIRST.email);
  await page.getByRole('button', { name: 'It was not me: lock the account' }).click();
  await expect(page.getByRole('main')).toContainText('The account is locked.');
  await page.goto('/api/users/objection?token=x');
  await expect(page.getByRole('main')).toContainText('not valid');
  await page.close();

  const admin = await openStudio(browser);
  const { body } = await ask(admin, 'GET', `/api/users/${id}`);
  expect(body.email).toBe(FIRST.email);
  const tried = await ask(admin, 'POST', '/api/users/login', {
    ...SECOND,
    email: FIRST.email,
  });
  expect(tried.status).toBe(401);
  await admin.close();

  const look = await browser.newPage({ baseURL: STUDIO_URL, locale: 'en' });
  await look.goto(objectionLink());
  await expectNoViolations(look, 'html');
  await look.close();
});
