import { expect, test, type Request } from '@playwright/test';
import { setupCode } from '../../cms/src/accounts/setup-code.ts';
import { startFullStack, type FullStack } from '../support/full-stack.ts';
import { TEST_SECRET } from '../support/secret.ts';
import { panelAlive } from './support/studio.ts';
import { failingDatabase, SECRETS, sendEverywhere } from './support/secrets-everywhere.ts';

/** An installation of its own: it begins without accounts, and its database fails in the end. */
const LONG = 600_000;
const WRONG = '0123456789abcdef01234567';
const ADMIN = { email: 'first@clinic.example', password: 'a long test password' };

test.describe.configure({ mode: 'serial' });

let stack: FullStack;
test.beforeAll(async () => {
  test.setTimeout(LONG);
  stack = await startFullStack({ LOG_LEVEL: 'trace', FORMS_PER_ADDRESS: '10000' });
});
test.afterAll(async () => stack.close());

for (const [locale, label, complaint, create] of [
  ['de-CH', 'Einrichtungscode', 'Das ist nicht der Code', 'Erstellen'],
  ['it-CH', 'Codice di attivazione', 'Non è il codice', 'Crea'],
  ['en-GB', 'Setup code', 'This is not the code', 'Create'],
] as const) {
  test(`nobody creates the first account without the code, in ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: stack.studio.url, locale });
    await page.goto('/admin');
    await page.waitForURL('**/admin/create-first-user');
    await panelAlive(page);
    const asked = new Set<Request>();
    page.on('request', (one) => asked.add(one));
    page.on('requestfinished', (one) => asked.delete(one));
    page.on('requestfailed', (one) => asked.delete(one));
    await page.locator('#field-email').fill('thief@clinic.example');
    await page.locator('#field-password').fill('the password of a thief');
    await page.locator('#field-confirm-password').fill('the password of a thief');
    // The panel shows what the server says of the last input. If that came after the refusal, it
    // would take the complaint away again.
    const checked = page.waitForResponse(
      (one) => one.request().postData()?.includes(WRONG) ?? false,
    );
    await page.getByLabel(label).fill(WRONG);
    await checked;
    // The form may ask a second time, after both of its delays (150 and 250 ms).
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await expect.poll(() => asked.size).toBe(0);
    await page.getByRole('button', { name: create }).click();
    await expect(page.getByText(complaint).first()).toBeVisible();
    await page.close();
  });
}

/** As in a new clinic, whose address and legal texts are yet to be written. */
const UNTOUCHED = `update clinic set phone = '[[telephone]]'; update pages set key = null where key = 'impressum'`;

test('who opens the printed address creates the administrator, and begins with the first steps of a new clinic', async ({
  browser,
}) => {
  await stack.sql(UNTOUCHED);
  const page = await browser.newPage({ baseURL: stack.studio.url });
  await page.goto(`/admin/create-first-user#${setupCode(TEST_SECRET)}`);
  await panelAlive(page);
  await expect(page.locator('#field-setup_code')).toHaveValue(setupCode(TEST_SECRET));
  await page.locator('#field-email').fill(ADMIN.email);
  await page.locator('#field-password').fill(ADMIN.password);
  await page.locator('#field-confirm-password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(`${stack.studio.url}/admin/first-steps`);
  await expect(page.locator('#contact')).toContainText('telephone');
  // Once they are seen, the overview leads there.
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await page.goto('/admin/collections/users/create');
  await panelAlive(page);
  await expect(page.locator('#field-email')).toBeVisible();
  await expect(page.locator('#field-setup_code')).toHaveCount(0);
  await page.close();
});

test('a database that fails writes nobody’s data into a log', async () => {
  test.setTimeout(LONG);
  const token = await login();
  await stack.sql(failingDatabase());
  const answers = await sendEverywhere(stack, token);
  // Both the site and the studio failed and logged it.
  expect(answers.filter(({ status }) => status >= 500).length).toBeGreaterThan(5);
  await expect
    .poll(() => stack.site.log.join('\n'), { timeout: 60_000 })
    .toContain('cannot be delivered yet');
  expect(stack.studio.log.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(5);
  for (const line of [...stack.site.log, ...stack.studio.log]) {
    for (const secret of SECRETS) expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test('a studio without its database says so to monitoring, whatever its login page shows', async () => {
  const health = () => fetch(`${stack.studio.url}/healthz`);
  const answer = await health();
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  await stack.stopDatabase();
  await expect.poll(async () => (await health()).status, { timeout: 60_000 }).toBe(503);
  expect(await (await health()).json()).toEqual({ status: 'no database' });
});

async function login(): Promise<string> {
  const answer = await fetch(`${stack.studio.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.studio.url },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}
