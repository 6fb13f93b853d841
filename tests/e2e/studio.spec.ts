import { expect, test, type Page } from '@playwright/test';
import { ADMIN, API_TOKEN, SITE_URL, STUDIO_URL } from './support/server.ts';
import { newAccount, openPath, publish, type, SEEN } from './support/studio.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

const open = (path: string) => openPath(page, path);

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ baseURL: STUDIO_URL });
  await open('/admin/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${STUDIO_URL}/admin`);
});

test.afterAll(async () => {
  await page.close();
});

async function openThermography(): Promise<void> {
  await open('/admin/collections/diagnose?locale=en');
  const entry = page.locator('table').getByRole('link', { name: /^Thermography/ });
  // No click: the list may be rewriting its own URL, which would cancel the navigation.
  await open(`${await entry.getAttribute('href')}?locale=en`);
  // Safety cards in the text have titles too.
  await expect(page.locator('#field-title').first()).toHaveValue(/^Thermography/);
}

async function siteShows(path: string, text: string): Promise<boolean> {
  return (await (await fetch(`${SITE_URL}${path}`)).text()).includes(text);
}

const PUBLIC_PLACES = [
  '/diagnosis/thermography',
  '/diagnosis',
  `/api/collections/get/diagnose?lang=en&token=${API_TOKEN}`,
  `/api/detektivo/collection/diagnose?q=thermography&token=${API_TOKEN}`,
];

test('a draft is seen in its preview and nowhere else', async () => {
  const title = 'Thermography as a draft';
  await openThermography();
  await type(page, 'title', title);
  for (const place of PUBLIC_PLACES) expect(await siteShows(place, title), place).toBe(false);

  const link = await page.locator('#preview-button').getAttribute('href');
  const preview = await fetch(link ?? '');
  expect(preview.status).toBe(200);
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(preview.headers.get('x-robots-tag')).toContain('noindex');
  expect((await preview.text()).includes(title)).toBe(true);

  const forged = await fetch((link ?? '').replace('locale=en', 'locale=de'));
  expect(forged.status).toBe(403);
  for (const place of PUBLIC_PLACES) expect(await siteShows(place, title), place).toBe(false);
});

test('what an editor publishes is on page, list, API and search', async () => {
  const title = 'Thermography seen anew';
  await openThermography();
  await type(page, 'title', title);
  expect(await publish(page)).toBe(200);
  await expect(async () => {
    for (const place of PUBLIC_PLACES) expect(await siteShows(place, title), place).toBe(true);
  }).toPass(SEEN);
  expect(await siteShows('/de/diagnose/thermografie', title)).toBe(false);
});

test('the panel speaks German and Italian', async () => {
  await open('/admin/account');
  for (const [language, code] of [
    ['Deutsch', 'de'],
    ['Italiano', 'it'],
    ['English', 'en'],
  ] as const) {
    await page.locator('.payload-settings__language .rs__control').click();
    await page.locator('.rs__option', { hasText: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});

test('five wrong passwords close a login to their sender, and to nobody else', async ({
  request,
}) => {
  const account = { email: 'attacked@clinic.example', password: 'the right password' };
  const attempt = (password: string, from: string) =>
    request.post(`${STUDIO_URL}/api/users/login`, {
      data: { ...account, password },
      headers: { Origin: STUDIO_URL, 'X-Forwarded-For': from },
    });
  await newAccount(page, { ...account, name: 'Attacked', roles: ['editor'] });
  // A proxy reports another port for each connection of the same visitor.
  for (let port = 1; port <= 5; port += 1) {
    expect((await attempt('wrong password', `203.0.113.1:${port}`)).status()).toBe(401);
  }
  const refused = await attempt(account.password, '203.0.113.1:6');
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain('tried too often');
  expect((await attempt(account.password, '203.0.113.2:1')).status()).toBe(200);
});

test('nothing is open without a login, and no other site may use one', async ({ request }) => {
  for (const path of ['/api/diagnose', '/api/users', '/api/media', '/api/globals/clinic']) {
    const answer = await request.get(`${STUDIO_URL}${path}`);
    expect([401, 403], path).toContain(answer.status());
  }
  const foreign = await page.request.post(`${STUDIO_URL}/api/diagnose`, {
    data: { title: 'From elsewhere' },
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
});
