import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { beginTask, countClicks, printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL, STUDIO_URL } from './support/server.ts';
import {
  ask,
  attached,
  openPath,
  openStudio,
  panelAlive,
  publish,
  type,
} from './support/studio.ts';

const MARK = crypto.randomUUID().slice(0, 8);
const NINA = { email: `nina.${MARK}@clinic.example`, password: 'a password of my own' };

const card = (page: Page) => page.getByRole('region', { name: 'Ihre erste Stunde' });
const done = (page: Page) => card(page).locator('li[data-done="true"]');

async function openStart(page: Page): Promise<void> {
  await page.goto('/admin');
  await attached(card(page).getByRole('button', { name: 'Nicht mehr zeigen' }));
}

async function expectNoViolations(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('who is invited chooses a password, changes a word, looks at it and publishes it', async ({
  browser,
}) => {
  const admin = await openStudio(browser);
  const account = { email: NINA.email, name: 'Nina', roles: ['editor'] };
  const { body } = await ask(admin, 'POST', '/api/users', { ...account, password: MARK.repeat(2) });
  const id = body.doc?.id;
  const invited = await ask(admin, 'POST', `/api/users/${id}/invitation`, {});

  const page = await browser.newPage({ baseURL: STUDIO_URL, locale: 'de-CH' });
  await countClicks(page);
  await openPath(page, String(invited.body.link));
  await page.locator('#field-password').fill(NINA.password);
  await page.locator('#field-confirm-password').fill(NINA.password);
  // The panel is loaded anew with the login, which would break off another navigation.
  const loaded = page.waitForEvent('load');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${STUDIO_URL}/admin`);
  await loaded;
  await ask(page, 'POST', '/api/payload-preferences/locale', { value: 'de' });
  await openStart(page);
  await expect(done(page)).toHaveCount(0);
  await expectNoViolations(page, '.overview');

  beginTask(page);
  await card(page).getByRole('link', { name: 'Ein Wort ändern' }).click();
  await page.waitForURL(/\/collections\/news\/[0-9a-f-]{36}\?locale=de/);
  await panelAlive(page);
  await expect(page.locator('#field-title')).toBeFocused();
  const title = `Ein Wort von Nina ${MARK}`;
  expect(await type(page, 'title', title)).toBe(200);
  const path = new URL(page.url()).pathname;

  await openStart(page);
  await expect(done(page)).toHaveText(/Ein Wort ändern/);
  await expect(card(page)).toContainText('Nur auf Deutsch');
  const opened = page.waitForEvent('popup');
  const noted = page.waitForResponse((one) => one.url().includes('payload-preferences/first-hour'));
  await card(page).getByRole('link', { name: 'Den Entwurf ansehen' }).click();
  const preview = await opened;
  await expect(preview.locator('h1')).toHaveText(title);
  expect(preview.url()).toContain(SITE_URL);
  await preview.close();
  await noted;

  await openStart(page);
  await expect(done(page)).toHaveCount(2);
  await card(page).getByRole('link', { name: 'Den Entwurf veröffentlichen' }).click();
  await page.waitForURL((url) => url.pathname === path);
  await panelAlive(page);
  expect(await publish(page)).toBe(200);
  printClicks(page, 'the first hour');

  await openStart(page);
  await expect(done(page)).toHaveCount(3);
  await expect(card(page).getByRole('status')).toHaveText(/^Geschafft/);
  await card(page).getByRole('button', { name: 'Nicht mehr zeigen' }).click();
  await expect(card(page)).toHaveCount(0);
  await Promise.all([admin.close(), page.close()]);
});

test('an empty list says what belongs there, with an example', async ({ browser }) => {
  for (const [language, words] of [
    ['en', 'For example “App of the clinic”.'],
    ['de', 'Zum Beispiel «App der Klinik».'],
    ['it', 'Per esempio «App della clinica».'],
  ] as const) {
    const page = await openStudio(browser, ADMIN, language);
    await openPath(page, '/admin/collections/api_tokens?limit=10');
    await expect(page.locator('.empty-list')).toContainText(words);
    await expect(page.locator('.no-results h3')).toBeHidden();
    await expect(page.locator('.no-results__actions a')).toBeVisible();
    await expectNoViolations(page, '.empty-list');
    // A search that finds nothing is no empty list.
    await openPath(page, '/admin/collections/programs?search=xyzzy');
    await expect(page.locator('.no-results h3')).toBeVisible();
    await expect(page.locator('.empty-list')).toHaveCount(0);
    await page.close();
  }
});
