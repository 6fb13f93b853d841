import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { requestForm } from '../support/request-by.ts';
import { printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL } from './support/server.ts';
import { ask, openPath, openStudio, panelAlive, SEEN } from './support/studio.ts';

/** The inbox on a phone, in German, whose words are the longest. */
const PHONE = { width: 390, height: 844 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not those of an earlier run on the same database. */
const MARK = crypto.randomUUID().slice(0, 8);
const [BEATRICE, SPAMMER] = [`Beatrice ${MARK}`, `Advertiser ${MARK}`];
const ADDRESS = `anna.${MARK}@visitor.example`;
test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de-CH');
  await page.setViewportSize(PHONE);
});

test.afterAll(async () => {
  await page.close();
});

/** A request as it comes without scripts, which is suspected until somebody trusts it. */
async function sendRequest(): Promise<string> {
  const answer = await fetch(`${SITE_URL}/de/anfrage`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: requestForm(ADDRESS),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const where = `where[email][equals]=${encodeURIComponent(ADDRESS)}`;
  let id = '';
  await expect(async () => {
    const { body } = await ask(page, 'GET', `/api/requests?${where}`);
    [{ id }] = body.docs as [{ id: string }];
  }).toPass(SEEN);
  expect((await ask(page, 'PATCH', `/api/requests/${id}`, { suspected: false })).status).toBe(200);
  return id;
}

async function fits(): Promise<void> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(PHONE.width);
}

async function expectNoViolations(part: string): Promise<void> {
  // The window has a context that Playwright made for it, in which axe opens no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.include(part).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('a request is read in words and answered once, on a phone', async () => {
  const id = await sendRequest();
  await openPath(page, '/admin/collections/requests');
  const tabs = page.getByRole('navigation', { name: 'Anfragen nach Status' });
  await tabs.getByRole('link', { name: /^Neu/ }).click();
  await expect(tabs.getByRole('link', { name: /^Neu/ })).toHaveAttribute('aria-current', 'page');
  await expectNoViolations('.inbox-tabs');
  await fits();
  const entry = page.locator(`table a[href*="${id}"]`);
  await expect(entry).toBeVisible();
  const row = page.locator(`tbody tr:has(a[href*="${id}"])`);
  await expect(row.locator('.cell-about')).toHaveText('Ich habe Schmerzen. Bitte melden.');
  await expect(row.locator('.cell-received_at')).toHaveText(/^\d+\. \S+ \d{4}, \d\d:\d\d$/);
  const csv = page.waitForEvent('download');
  await page.locator('#export-requests').click();
  expect(await readFile(await (await csv).path(), 'utf8')).toMatch(
    /^\uFEFF"Eingegangen";"Status"[^]*"Schweiz"/,
  );

  await entry.click();
  await page.waitForURL((url) => url.pathname.endsWith(id));
  await panelAlive(page);
  await expect(page.locator('#field-salutation')).toHaveValue('Frau');
  await expect(page.locator('#field-country')).toHaveValue('Schweiz');
  await expect(page.locator('#field-stay')).toHaveValue('Stationär');
  const text = page.locator('#field-reply-text');
  await expect(text).toHaveValue(/^Guten Tag Frau Berger,/);
  await text.fill('Guten Tag Frau Berger,\n\nwir rufen Sie morgen an.');
  await page.locator('#send-reply').dblclick();
  const replies = page.locator('.conversation__replies li');
  await expect(replies).toHaveCount(1);
  printClicks(page, 'answer a request');
  await expect(replies).toContainText('wir rufen Sie morgen an.');
  await expect(page.locator('.reply__waits')).toContainText('kein Mailserver');
  await expect(page.locator('.conversation__history')).toContainText('hat per E-Mail geantwortet.');
  await expect(page.locator('#field-status')).toContainText('In Arbeit');
  await expectNoViolations('.conversation');
  await fits();

  // The form is still current: what is typed beside the reply can be saved.
  const checked = page.waitForResponse((one) => 'next-action' in one.request().headers());
  await page.locator('#field-notes').fill('Rückruf vereinbart');
  await checked;
  await expect(page.locator('#document-stale-data')).toHaveCount(0);
  const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('.conversation__history')).toContainText('internen Notizen geändert');
});

test('a mail is said to be on its way only if it is', async () => {
  const where = `where[recipient][equals]=${encodeURIComponent(ADDRESS)}&where[kind][equals]=reply`;
  const { body } = await ask(page, 'GET', `/api/mails?${where}`);
  const [mail] = body.docs as [{ id: string }];
  await openPath(page, `/admin/collections/mails/${mail.id}`);
  await page.locator('#send-again').click();
  await expect(page.getByText('wartet auf den Versand: Es ist kein Mailserver')).toBeVisible();
  printClicks(page, 'send a mail again');
});

test('testimonials are approved and rejected on a phone', async () => {
  const submit = async (name: string, text: string) => {
    const submission = crypto.randomUUID();
    const date = '2026-11-01T12:00:00.000Z';
    const data = { name, text, rating: 5, lang: 'de', country: 'CH', date, submission };
    const { status } = await ask(page, 'POST', '/api/testimonials?draft=true', data);
    expect(status).toBe(201);
  };
  const good = `Eine stille Woche, die mir gut getan hat (${MARK}).`;
  await submit(BEATRICE, good);
  await submit(SPAMMER, 'Kaufen Sie jetzt bei uns ein, es lohnt sich.');
  await openPath(page, '/admin/inbox/testimonials');
  await expect(page.getByText('erscheint eine Patientenmeinung so, wie sie ist')).toBeVisible();
  await expectNoViolations('.staff-page');
  await fits();
  const card = (name: string) => page.locator('.waiting-testimonial', { hasText: name });
  await expect(card(BEATRICE)).toContainText('Schweiz');
  await card(BEATRICE).getByRole('button', { name: 'Freigeben' }).click();
  await expect(card(BEATRICE)).toHaveCount(0);
  printClicks(page, 'approve a testimonial');
  await expect(async () => {
    const shown = await fetch(`${SITE_URL}/de/patientenmeinungen`);
    expect((await shown.text()).includes(good)).toBe(true);
  }).toPass(SEEN);

  await card(SPAMMER).getByRole('button', { name: 'Ablehnen' }).click();
  await card(SPAMMER).getByRole('textbox').fill('Werbung');
  await card(SPAMMER).getByRole('button', { name: 'Mit diesem Grund ablehnen' }).click();
  await expect(card(SPAMMER)).toHaveCount(0);
  printClicks(page, 'reject a testimonial');
});

test('everything about a person is found, handed out and deleted', async () => {
  await openPath(page, '/admin/inbox/person');
  await page.locator('#person-email').fill(ADDRESS.toUpperCase());
  await page.locator('.staff-page').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('link', { name: 'Anna Berger', exact: true })).toBeVisible();
  await expectNoViolations('.staff-page');
  await fits();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als JSON herunterladen' }).click();
  expect((await file).suggestedFilename()).toBe('person.json');
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Alles zu dieser Adresse ist gelöscht.')).toBeVisible();
  printClicks(page, 'delete everything about a person');
  const where = `where[email][equals]=${encodeURIComponent(ADDRESS)}`;
  const { body } = await ask(page, 'GET', `/api/requests?${where}`);
  expect(body.docs).toEqual([]);
  await expect(page.locator('.found-entries').last()).not.toContainText('anna');
});
