import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { countClicks } from './clicks.ts';
import { ADMIN, STUDIO_URL } from './server.ts';

type Account = { email: string; password: string };
type Answer = { status: number; body: Record<string, unknown> & { doc?: { id: string } } };

/** Until the site, or what is stored, shows what an editor has done; asked without haste. */
export const SEEN = { timeout: 60_000, intervals: [250] };

/** Opens a window of the studio with a logged-in user; the panel is in their language. */
export async function openStudio(
  browser: Browser,
  account: Account = ADMIN,
  language = 'en',
  device: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ baseURL: STUDIO_URL, locale: language, ...device });
  await countClicks(page);
  const { status } = await ask(page, 'POST', '/api/users/login', account);
  expect(status).toBe(200);
  return page;
}

/** Waits for hydration, as clicks and input into the server-rendered panel would be lost. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await panelAlive(page);
}

/**
 * Waits until the panel takes input. A form that React has attached drops values until its own state
 * has arrived, which it says by `data-form-ready`.
 */
export async function panelAlive(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const part = document.querySelector('form, table, .no-results, .staff-page');
    const forms = [...document.querySelectorAll<HTMLElement>('form[data-form-ready]')];
    return (
      part !== null &&
      Object.keys(part).some((key) => key.startsWith('__react')) &&
      forms.every((form) => form.dataset.formReady === 'true')
    );
  });
}

/** For pages without form or list: a button takes clicks once React has attached it. */
export async function attached(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

/** Calls the studio's API as the panel in this window does. */
export async function ask(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { Origin: STUDIO_URL };
  const answer = await page.request.fetch(path, { method, data, headers });
  return { status: answer.status(), body: (await answer.json()) as Answer['body'] };
}

/** Creates an account as an administrator does, and chooses its password by the link. */
export async function newAccount(
  page: Page,
  { password, ...data }: Account & { name: string; roles: string[]; languages?: string[] },
): Promise<string> {
  const { body, status } = await ask(page, 'POST', '/api/users', data);
  expect(status).toBe(201);
  const id = body.doc?.id ?? '';
  const invited = await ask(page, 'POST', `/api/users/${id}/invitation`, {});
  const token = String(invited.body.link).split('/').at(-1);
  // Not by this window: a new password logs in.
  const chosen = await fetch(`${STUDIO_URL}/api/users/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: STUDIO_URL },
    body: JSON.stringify({ token, password }),
  });
  expect(chosen.status).toBe(200);
  return id;
}

/** Creates a program; returns its id and its path in the panel. */
export async function newProgram(page: Page, data: object): Promise<{ id: string; path: string }> {
  const { body } = await ask(page, 'POST', '/api/programs?locale=en', data);
  const id = body.doc?.id ?? '';
  return { id, path: `/admin/collections/programs/${id}` };
}

/** Types into a field, and returns the status of the autosave that follows. */
export async function type(page: Page, field: string, text: string): Promise<number> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  );
  // Blocks in a text may have fields of the same name, further down.
  await page.locator(`#field-${field}`).first().fill(text);
  return (await saved).status();
}

export async function publish(page: Page): Promise<number> {
  const published = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('publishSpecificLocale='),
  );
  await page.locator('#action-save').click();
  await publishAnyway(page, published);
  return (await published).status();
}

/** Goes on where the studio says that a text, a picture or a price is missing, and asks. */
async function publishAnyway(page: Page, published: Promise<unknown>): Promise<void> {
  const anyway = page.locator('#publish-anyway');
  const isAsked = anyway.waitFor().then(
    () => true,
    () => false,
  );
  if (await Promise.race([published.then(() => false), isAsked])) await anyway.click();
}
