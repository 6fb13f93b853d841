import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { codeOf, stepAt } from '../../cms/src/second-factor/totp.ts';
import { fromBase32 } from '../support/from-base32.ts';
import { ADMIN, STUDIO_URL } from './support/server.ts';
import {
  ask,
  newAccount,
  newProgram,
  openPath,
  openStudio,
  panelAlive,
  SEEN,
  type,
} from './support/studio.ts';

/** Somebody at work on an entry, and a colleague who may take it over. */
type Writing = {
  admin: Page;
  page: Page;
  browser: Browser;
  account: { email: string; password: string };
  owner: string;
  id: string;
  path: string;
};

async function startWriting(browser: Browser, name: string): Promise<Writing> {
  const admin = await openStudio(browser);
  const account = { email: `${name}@clinic.example`, password: ADMIN.password };
  const owner = await newAccount(admin, { ...account, name, roles: ['editor'] });
  const { id, path } = await newProgram(admin, { title: `Written by ${name}` });
  const context = await browser.newContext({ baseURL: STUDIO_URL, locale: 'en' });
  const page = await context.newPage();
  expect((await ask(page, 'POST', '/api/users/login', account)).status).toBe(200);
  await openPath(page, `${path}?locale=en`);
  return { admin, page, browser, account, owner, id, path };
}

const field = (page: Page, name = 'excerpt') => page.locator(`#field-${name}`).first();

async function storedOf({ admin, id }: Writing) {
  const address = `/api/programs/${id}?locale=en&draft=true&depth=0`;
  return (await ask(admin, 'GET', address)).body as { title: string; excerpt?: string };
}

const untilStored = (writing: Writing, excerpt: string) =>
  expect.poll(async () => (await storedOf(writing)).excerpt ?? '', SEEN).toBe(excerpt);

/** Writes at the end of the field, letter by letter, while something happens. */
async function writeOn(
  { page }: Writing,
  words: string,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  await field(page).focus();
  await page.keyboard.press('Control+End');
  const [half, rest] = [words.slice(0, words.length / 2), words.slice(words.length / 2)];
  await page.keyboard.type(half, { delay: 15 });
  await Promise.all([page.keyboard.type(rest, { delay: 30 }), meanwhile()]);
  return field(page).inputValue();
}

/** As an administrator does it, or as it happens overnight. */
async function endSession({ admin, owner }: Writing): Promise<void> {
  const { status } = await ask(admin, 'POST', `/api/users/${owner}/sessions/end`, {});
  expect(status).toBe(200);
}

const logInDialog = (page: Page) => page.locator('#log-in-again');

async function logInAgain({ page, account }: Writing): Promise<void> {
  const dialog = logInDialog(page);
  await dialog.locator('input[type="password"]').fill(account.password);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
}

/** The process that serves the studio of these tests. */
function studioPid(): number {
  const port = `STUDIO_PORT=${new URL(STUDIO_URL).port}`;
  const isStudio = (pid: string) => {
    try {
      const isNext = readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('next-server');
      return isNext && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(port);
    } catch {
      return false;
    }
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isStudio(name));
  if (pid === undefined) throw new Error('The studio does not run.');
  return Number(pid);
}

/** Its supervisor gives up a studio that dies within seconds of its start, three times over. */
const LIVES_MS = 5_500;
let livesSince = -Infinity;

async function killStudio(): Promise<void> {
  await sleep(livesSince + LIVES_MS - performance.now());
  process.kill(studioPid(), 'SIGKILL');
}

const isUp = async () =>
  (await fetch(`${STUDIO_URL}/api/users/init`).catch(() => undefined))?.ok ?? false;

async function untilStudioIsBack(): Promise<void> {
  await expect.poll(isUp, SEEN).toBe(true);
  livesSince = performance.now();
}

/** A colleague opens what is being written and takes it over; returns their window. */
async function takeOver({ browser, path }: Writing): Promise<Page> {
  const colleague = await openStudio(browser);
  await openPath(colleague, `${path}?locale=en`);
  await colleague.locator('#document-locked-take-over').click();
  await expect(colleague.locator('#document-locked')).toBeHidden();
  await expect(colleague.locator('dialog[open]')).toHaveCount(0);
  await panelAlive(colleague);
  return colleague;
}

/** Whoever leaves an entry leaves it to others: to those who were overtaken, they still have it open. */
async function leave({ admin, id, owner }: Writing, colleague: Page): Promise<void> {
  await colleague.goto('/admin');
  const locks =
    `/api/payload-locked-documents?where[document.value][equals]=${id}` +
    `&where[user.value][not_equals]=${owner}`;
  const countLocks = async () => (await ask(admin, 'GET', locks)).body.totalDocs;
  await expect.poll(countLocks, SEEN).toBe(0);
  await colleague.close();
}

/** Of each kind; `npm run bench -- interruptions` has a hundred. */
const ROUNDS = Number(process.env.INTERRUPTIONS ?? 1);
test.setTimeout(300_000 + ROUNDS * 90_000);

test('a session that ends takes no word along', async ({ browser }) => {
  const writing = await startWriting(browser, 'ended');
  const { page } = writing;
  let written = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = `Round ${round} before the end and after it. `;
    const shown = await writeOn(writing, words, () => endSession(writing));
    written += words;
    expect(shown).toBe(written);
    await expect(page.locator('#not-saved')).toContainText('Not saved.');
    await logInAgain(writing);
    await untilStored(writing, written);
    await expect(page.locator('#not-saved')).toBeHidden();
  }

  // A window that is closed before anybody has logged in again.
  written = await writeOn(writing, 'And the last ones.', () => endSession(writing));
  await expect(logInDialog(page)).toBeVisible();
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  expect((await ask(next, 'POST', '/api/users/login', writing.account)).status).toBe(200);
  await openPath(next, `${writing.path}?locale=en`);
  await untilStored(writing, written);
  await expect(field(next)).toHaveValue(written);
  await Promise.all([next.close(), writing.admin.close()]);
});

test('whoever has a second factor types a code too, and keeps every word', async ({ browser }) => {
  const writing = await startWriting(browser, 'guarded');
  const { account, page } = writing;
  const begun = await ask(page, 'POST', '/api/users/second-factor/begin', account);
  const code = codeOf(fromBase32(String(begun.body.secret)), stepAt(Date.now()));
  const confirmed = await ask(page, 'POST', '/api/users/second-factor/confirm', { code });
  const [recoveryCode = ''] = confirmed.body.recoveryCodes as string[];

  const words = 'Before the end, and after it.';
  const written = await writeOn(writing, words, () => endSession(writing));
  expect(written).toBe(words);
  const dialog = logInDialog(page);
  const typed = dialog.locator('input[autocomplete="one-time-code"]');
  await dialog.locator('input[type="password"]').fill(account.password);
  await expect(typed).toBeHidden();
  await dialog.getByRole('button').click();
  await typed.fill('000000');
  await dialog.getByRole('button').click();
  await expect(dialog.getByRole('alert')).toContainText('This code is not right');
  expect((await storedOf(writing)).excerpt ?? '').not.toBe(written);
  await typed.fill(recoveryCode);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await untilStored(writing, written);
  await expect(field(page)).toHaveValue(written);
  await expect(page.locator('#not-saved')).toBeHidden();
  await Promise.all([page.close(), writing.admin.close()]);
});

test('a studio that is killed takes no word along', async ({ browser }) => {
  const writing = await startWriting(browser, 'killed');
  const { page } = writing;
  let written = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = `Round ${round} with a studio and without one. `;
    const shown = await writeOn(writing, words, killStudio);
    written += words;
    expect(shown).toBe(written);
    await untilStudioIsBack();
    await untilStored(writing, written);
    await expect(page.locator('#not-saved')).toBeHidden();
  }

  // Its supervisor may have it back before anything fails; a network that is away says so.
  await page.route('**/api/**', (route) => route.abort());
  written = await writeOn(writing, 'And one without a network.', async () => undefined);
  await expect(page.locator('#not-saved')).toContainText('not responding');
  await page.unroute('**/api/**');
  await untilStored(writing, written);
  await expect(page.locator('#not-saved')).toBeHidden();
  await Promise.all([page.close(), writing.admin.close()]);
});

test('a lock that is taken over takes no word along, of neither side', async ({ browser }) => {
  const writing = await startWriting(browser, 'overtaken');
  const { page } = writing;
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await writeOn(writing, `Round ${round}, mine. `, async () => undefined);
    await untilStored(writing, first);
    const colleague = await takeOver(writing);
    const title = `Round ${round}, theirs`;
    const [shown] = await Promise.all([
      writeOn(writing, 'And on. ', async () => undefined),
      type(colleague, 'title', title),
    ]);
    expect(shown.startsWith(first)).toBe(true);
    await expect.poll(async () => (await storedOf(writing)).title).toBe(title);
    await leave(writing, colleague);
    await openPath(page, `${writing.path}?locale=en`);
    await untilStored(writing, shown);
    await expect(field(page)).toHaveValue(shown);
    expect((await storedOf(writing)).title).toBe(title);
  }
  await Promise.all([page.close(), writing.admin.close()]);
});

test('who takes over can write as soon as the latest version is there, and not before', async ({
  browser,
}) => {
  const writing = await startWriting(browser, 'slow');
  expect(await type(writing.page, 'excerpt', 'By the first')).toBe(200);
  const colleague = await openStudio(browser);
  await openPath(colleague, `${writing.path}?locale=en`);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await colleague.route(/\/admin\/collections\/programs\//, async (route) => {
    await held;
    await route.continue();
  });
  await colleague.locator('#document-locked-take-over').click();
  const moment = colleague.locator('dialog[open]', { hasText: 'latest version' });
  await expect(moment).toBeVisible();
  await field(colleague)
    .click({ force: true, trial: true, timeout: 2_000 })
    .catch(() => undefined);
  await colleague.keyboard.type('Too early');
  await expect(field(colleague)).not.toHaveValue(/Too early/);
  release();
  await expect(moment).toBeHidden();
  expect(await type(colleague, 'excerpt', 'By the second, at once')).toBe(200);
  await untilStored(writing, 'By the second, at once');
  await Promise.all([writing.page.close(), colleague.close(), writing.admin.close()]);
});

test('what clashes with the words of others is shown, and either can be chosen', async ({
  browser,
}) => {
  const writing = await startWriting(browser, 'clash');
  const { page, admin, id } = writing;
  await ask(admin, 'PATCH', `/api/programs/${id}?locale=en&draft=true`, { excerpt: 'Theirs' });
  expect(await type(page, 'excerpt', 'Mine')).toBe(409);
  await expect(page.locator('#not-saved')).toContainText('Not saved.');
  await page.locator('#save-refused').getByRole('button', { name: 'Load the latest' }).click();
  const aside = page.locator('.kept-aside');
  await expect(aside).toContainText('Mine');
  await expect(field(page)).toHaveValue('Theirs');
  await aside.locator('#kept-take').click();
  await untilStored(writing, 'Mine');
  await expect(aside).toBeHidden();
  await Promise.all([page.close(), admin.close()]);
});
