import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/server.ts';
import { ask, attached, newAccount, openStudio } from './support/studio.ts';

const PATH = '/admin/first-steps';

const say = (page: Page, note: string, isSet: boolean) =>
  ask(page, 'POST', '/api/first-steps', { note, isSet });

const card = (page: Page) => page.getByRole('region', { name: 'Erste Schritte' });

test('the first steps are seen, one is ticked, and they are hidden', async ({ browser }) => {
  const page = await openStudio(browser, ADMIN, 'de');
  await page.goto('/admin');
  await expect(card(page)).toContainText('3 von 9 Schritten erledigt');
  await card(page).getByRole('link', { name: 'Als Nächstes: Name' }).click();
  await page.waitForURL(`**${PATH}#name`);
  const count = page.getByRole('status').filter({ hasText: 'von 9' });
  await expect(count).toHaveText('3 von 9 Schritten erledigt');
  const open = page.locator('li[data-done=false] h2');
  await expect(open).toContainText(['Name', 'Logo', 'Farben', 'Sprachen', 'E-Mail', 'Online']);

  const ours = page.locator('#name').getByLabel('Das ist schon unser eigenes');
  await attached(ours);
  await ours.focus();
  await page.keyboard.press('Space');
  await expect(count).toHaveText('4 von 9 Schritten erledigt');
  await expect(page.locator('#name')).toContainText('Erledigt');
  const axe = await new AxeBuilder({ page }).setLegacyMode().include('.first-steps').analyze();
  expect(axe.violations).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);

  await page.getByLabel('nicht mehr in der Übersicht').check();
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was zu tun ist');
    await expect(card(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  // As it was, for the other tests.
  for (const note of ['hidden', 'name']) expect((await say(page, note, false)).status).toBe(200);
  await page.goto('/admin');
  await expect(card(page)).toContainText('3 von 9');
  await page.close();
});

test('only administrators have to do with them', async ({ browser }) => {
  const admin = await openStudio(browser);
  const account = { email: 'no-steps@clinic.example', password: 'a long test password' };
  await newAccount(admin, { ...account, name: 'Editor', roles: ['editor'] });
  const page = await openStudio(browser, account, 'de');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was zu tun ist');
  await expect(card(page)).toHaveCount(0);
  expect((await page.goto(PATH))?.status()).toBe(404);
  expect((await say(page, 'logo', true)).status).toBe(403);
  await Promise.all([admin.close(), page.close()]);
});
