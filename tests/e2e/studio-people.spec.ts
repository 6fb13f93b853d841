import { expect, test, type Browser, type Page } from '@playwright/test';
import { codeOf, stepAt } from '../../cms/src/second-factor/totp.ts';
import { href } from '../../site/app/routing/href.ts';
import { fromBase32 } from '../support/from-base32.ts';
import { beginTask, countClicks, printClicks } from './support/clicks.ts';
import { fillContact, send } from './support/forms.ts';
import { ADMIN, SITE_URL, STUDIO_URL } from './support/server.ts';
import { ask, newAccount, newProgram, openPath, openStudio, panelAlive } from './support/studio.ts';

test.describe.configure({ mode: 'serial' });

const CARLA = { email: 'carla@clinic.example', password: 'a password of my own' };
let key: Buffer;
let usedStep: number;

test('a second user is invited, chooses a password and sets up a second factor', async ({
  browser,
}) => {
  const page = await openStudio(browser, ADMIN, 'de');
  await openPath(page, '/admin/collections/users');
  await page.getByRole('link', { name: 'Neu erstellen' }).first().click();
  await page.waitForURL('**/users/create');
  await panelAlive(page);
  await expect(page.locator('#field-password')).toBeHidden();
  await page.locator('#field-email').fill(CARLA.email);
  await page.locator('#field-name').fill('Carla Conti');
  await page.locator('#field-roles .rs__control').click();
  await page.locator('.rs__option', { hasText: 'Posteingang' }).click();
  await page.locator('#action-save').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await panelAlive(page);
  await page.locator('#invite-again').click();
  const link = await page.locator('#invitation-link pre').textContent();
  printClicks(page, 'invite a user');
  expect(link).toContain(`${STUDIO_URL}/admin/reset/`);
  await expect(page.locator('#change-password')).toBeHidden();
  await openPath(page, '/admin/collections/users');
  await expect(page.locator('tr', { hasText: CARLA.email })).toContainText('Eingeladen');

  const own = await browser.newPage({ baseURL: STUDIO_URL, locale: 'it' });
  await countClicks(own);
  await openPath(own, String(link));
  await own.locator('#field-password').fill(CARLA.password);
  await own.locator('#field-confirm-password').fill(CARLA.password);
  await own.locator('button[type=submit]').click();
  await own.waitForURL(`${STUDIO_URL}/admin`);
  // The panel is loaded anew with the login, or its languages would have no names.
  await expect(own.locator('.localizer')).toContainText('Italiano');

  beginTask(own);
  await openPath(own, '/admin/account');
  await own.locator('#factor-begin').click();
  await own.locator('#second-factor input[type=password]').fill(CARLA.password);
  await own.locator('#factor-begin').click();
  await expect(own.locator('.qr-code')).toBeVisible();
  key = fromBase32((await own.locator('#factor-key').textContent()) ?? '');
  usedStep = stepAt(Date.now());
  await own.locator('#second-factor input').fill(codeOf(key, usedStep));
  await own.locator('#factor-confirm').click();
  await expect(own.locator('#recovery-codes pre')).toContainText(/(?:[a-z2-7-]{19}\s*){10}/);
  await own.locator('#recovery-done').click();
  printClicks(own, 'set up a second factor');
  await expect(own.locator('#second-factor')).toContainText('Attivo');
  await expect(own.locator('#sessions li')).toHaveCount(1);

  await openPath(page, '/admin/collections/users');
  await expect(page.locator('tr', { hasText: CARLA.email })).toContainText('Aktiv');
  await Promise.all([page.close(), own.close()]);
});

test('the login asks for the code after the password, and content begins in the panel’s language', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: STUDIO_URL, locale: 'it' });
  await countClicks(page);
  await openPath(page, '/admin/login');
  await page.locator('#field-email').fill(CARLA.email);
  await page.locator('#field-password').fill(CARLA.password);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#field-code')).toBeVisible();
  await page.locator('#field-code').fill('000000');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.toast-error', { hasText: 'Il codice è sbagliato' })).toBeVisible();
  await page.locator('#field-code').fill(codeOf(key, Math.max(usedStep + 1, stepAt(Date.now()))));
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${STUDIO_URL}/admin`);
  printClicks(page, 'log in with a second factor, one code mistyped');
  await openPath(page, '/admin/collections/programs');
  await expect(page.locator('.localizer')).toContainText('Italiano');
  await page.close();
});

/** Sends the contact form as a visitor; returns the id of what arrives in the inbox. */
async function sendMessage(browser: Browser, inbox: Page): Promise<string> {
  const marker = 'Visitor for the inbox';
  const visitor = await browser.newPage({ baseURL: SITE_URL, javaScriptEnabled: false });
  await visitor.goto(href('contact', {}, 'en'));
  await fillContact(visitor, marker);
  await send(visitor).click();
  await visitor.close();
  let id = '';
  await expect(async () => {
    const query = `where[name][equals]=${encodeURIComponent(marker)}&limit=1`;
    const { body } = await ask(inbox, 'GET', `/api/requests?${query}`);
    id = (body.docs as { id: string }[])[0]?.id ?? '';
    expect(id).not.toBe('');
  }).toPass();
  return id;
}

test('the inbox shows by name who takes care of a request, and nothing technical', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  await newAccount(page, {
    email: 'nina@clinic.example',
    password: ADMIN.password,
    name: 'Nina',
    roles: ['inbox'],
  });
  const own = await openStudio(browser, { ...ADMIN, email: 'nina@clinic.example' }, 'de');
  const { body: me } = await ask(own, 'GET', '/api/users/me');
  const id = await sendMessage(browser, own);
  const assignee = (me.user as { id: string }).id;
  await ask(own, 'PATCH', `/api/requests/${id}`, { assignee });
  await openPath(own, `/admin/collections/requests/${id}`);
  await expect(own.locator('#field-assignee')).toContainText('nina@clinic.example');
  await expect(own.locator('.doc-tabs')).not.toContainText('API');
  await openPath(own, '/admin/collections/requests');
  await expect(own.locator('table')).toContainText('nina@clinic.example');
  await expect(own.locator('table')).not.toContainText(assignee);
  await Promise.all([page.close(), own.close()]);
});

async function translatorOf(browser: Browser): Promise<Page> {
  const page = await openStudio(browser);
  const account = { email: 'tina@clinic.example', password: ADMIN.password };
  await newAccount(page, { ...account, name: 'Tina', roles: ['translator'], languages: ['de'] });
  await page.close();
  return openStudio(browser, account, 'de');
}

test('a translator writes German, and only reads the rest', async ({ browser }) => {
  const admin = await openStudio(browser);
  const { path } = await newProgram(admin, { title: 'To be translated', days: 7 });
  const page = await translatorOf(browser);
  await openPath(page, `${path}?locale=en`);
  await expect(page.locator('#field-title')).toBeDisabled();
  await openPath(page, `${path}?locale=de`);
  await expect(page.locator('#field-title')).toBeEnabled();
  await expect(page.locator('#field-days')).toBeDisabled();
  await expect(page.locator('.last-changed')).toContainText(ADMIN.email);
  await expect(page.locator('.nav__wrap')).not.toContainText('Anfragen');

  await openPath(admin, '/admin/collections/log');
  const created = admin.locator('tbody tr', { hasText: 'Program: To be translated' }).first();
  await expect(created).toContainText('Created');
  await admin.goto('/admin');
  const changes = admin.getByRole('region', { name: 'Latest changes' });
  await expect(changes).toContainText('Program: To be translated');
  await expect(changes).toContainText(`Created by ${ADMIN.email}`);
  await Promise.all([admin.close(), page.close()]);
});
