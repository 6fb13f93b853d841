import { expect, test, type Page, type Route } from '@playwright/test';
import { ADMIN, SITE_URL } from './support/server.ts';
import {
  ask,
  newAccount,
  newProgram,
  openPath,
  openStudio,
  panelAlive,
  publish,
  type,
  SEEN,
} from './support/studio.ts';

/** Creates an editor's account for one test. */
async function newEditor(page: Page, name: string) {
  const account = { email: `${name.toLowerCase()}@clinic.example`, password: ADMIN.password };
  await newAccount(page, { ...account, name, roles: ['editor'] });
  return account;
}

async function switchTo(page: Page, language: string): Promise<void> {
  await page.locator('.localizer button').first().click();
  await page.locator('.popup__content').getByText(language).click();
}

const draftOf = async (page: Page, id: string, locale: string) =>
  (await ask(page, 'GET', `/api/programs/${id}?locale=${locale}&draft=true&depth=0`)).body;

test('what is empty in Italian stays empty, and visitors read the English', async ({ browser }) => {
  const page = await openStudio(browser);
  const english = { title: 'Translated in part', excerpt: 'A summary in English' };
  const { id, path } = await newProgram(page, { ...english, _status: 'published' });
  await openPath(page, `${path}?locale=it`);
  expect(await type(page, 'title', 'Tradotto in parte')).toBe(200);
  expect(await publish(page)).toBe(200);
  await expect(page.locator('.toast-success').first()).toBeVisible();
  await expect(page.locator('#field-excerpt')).toHaveValue('');
  expect(await type(page, 'title', 'Tradotto solo in parte')).toBe(200);
  expect((await draftOf(page, id, 'it')).excerpt ?? null).toBeNull();
  await expect(async () => {
    const visited = await fetch(`${SITE_URL}/it/programmi/tradotto-in-parte`);
    expect(await visited.text()).toContain(english.excerpt);
  }).toPass(SEEN);
  await page.close();
});

test('a click on “Publish” counts while a draft is being saved', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'Impatient' });
  await openPath(page, `${path}?locale=en`);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/programs/**autosave=true**', async (route) => {
    await held;
    await route.continue();
  });
  const saving = page.waitForRequest((request) => request.url().includes('autosave=true'));
  await page.locator('#field-title').fill('Impatient and published');
  await saving;
  await expect(page.locator('#action-save')).toBeDisabled();
  await page.locator('#action-save').click({ force: true });
  await page.locator('#publish-anyway').click();
  release();
  const published = async () => (await ask(page, 'GET', `/api/programs/${id}?locale=en`)).body;
  await expect
    .poll(published, SEEN)
    .toMatchObject({ title: 'Impatient and published', _status: 'published' });
  await page.close();
});

test('a press on a “Publish” that has nothing to do publishes nothing later', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'All is said', _status: 'published' });
  await openPath(page, `${path}?locale=en`);
  const button = page.locator('#action-save');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  const published: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('publishSpecificLocale')) published.push(request.url());
  });
  expect(await type(page, 'title', 'Half a sen')).toBe(200);
  await expect(button).toBeEnabled();
  // A remembered press would have clicked it as soon as the draft was saved.
  expect(await type(page, 'title', 'Half a sentence')).toBe(200);
  expect(published).toEqual([]);
  const live = await ask(page, 'GET', `/api/programs/${id}?locale=en`);
  expect(live.body).toMatchObject({ title: 'All is said', _status: 'published' });
  await page.close();
});

test('a change can be published also after the draft of another language', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'Two languages', _status: 'published' });
  await ask(page, 'PATCH', `/api/programs/${id}?locale=it&publishSpecificLocale=it`, {
    title: 'Due lingue',
    _status: 'published',
  });
  await openPath(page, `${path}?locale=de`);
  expect(await type(page, 'title', 'Zwei Sprachen')).toBe(200);
  await switchTo(page, 'Italiano');
  await expect(page.locator('#field-title')).toHaveValue('Due lingue');
  expect(await type(page, 'title', 'Due lingue e mezza')).toBe(200);
  await expect(page.locator('#action-save')).toBeEnabled();
  expect(await publish(page)).toBe(200);
  await switchTo(page, 'Deutsch');
  await expect(page.locator('#field-title')).toHaveValue('Zwei Sprachen');
  await expect(page.locator('#action-save')).toBeEnabled();
  await page.close();
});

test('who opens what a colleague is typing in is told so, and may take over', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  const lena = await newEditor(page, 'Lena');
  const { id, path } = await newProgram(page, { title: 'Both at once' });
  await openPath(page, `${path}?locale=en`);
  expect(await type(page, 'excerpt', 'By the first')).toBe(200);

  const second = await openStudio(browser, lena);
  await openPath(second, `${path}?locale=en`);
  const dialog = second.locator('#document-locked');
  await expect(dialog).toContainText(ADMIN.email);
  // The panel then reloads the form; input into the old one would be lost.
  await second.locator('#field-excerpt').evaluate((field) => field.classList.add('old'));
  await second.locator('#document-locked-take-over').click();
  await expect(dialog).toBeHidden();
  await expect(second.locator('#field-excerpt:not(.old)')).toBeVisible();
  expect(await type(second, 'excerpt', 'By the second')).toBe(200);

  expect([409, 423]).toContain(await type(page, 'excerpt', 'By the first, once more'));
  // Payload says that it was taken over, and the refusal of the save is said below.
  await expect(page.locator('.toast-error')).toBeVisible();
  await expect(page.locator('#document-take-over')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  expect((await draftOf(page, id, 'en')).excerpt).toBe('By the second');
  await Promise.all([page.close(), second.close()]);
});

test('a save over what somebody else has saved is refused, with a way on', async ({ browser }) => {
  const page = await openStudio(browser);
  const marco = await newEditor(page, 'Marco');
  const { id, path } = await newProgram(page, { title: 'One after the other' });
  const second = await openStudio(browser, marco, 'de');
  await openPath(second, `${path}?locale=en`);
  await ask(page, 'PATCH', `/api/programs/${id}?locale=en&draft=true`, { excerpt: 'The first' });

  expect(await type(second, 'excerpt', 'The second')).toBe(409);
  const dialog = second.locator('#save-refused');
  await expect(dialog).toContainText(`${ADMIN.email} hat das geändert`);
  await expect(dialog).toContainText('Was Sie geschrieben haben, ist nicht gespeichert');
  expect((await draftOf(page, id, 'en')).excerpt).toBe('The first');
  // The refused input is still there to be copied.
  await expect(second.locator('#field-excerpt')).toHaveValue('The second');

  await dialog.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await expect(second.locator('#field-excerpt')).toHaveValue('The first');
  // What was refused is shown beside it, and nothing can be typed until it is.
  await expect(second.locator('.kept-aside')).toContainText('The second');
  await expect(second.locator('dialog[open]')).toHaveCount(0);
  expect(await type(second, 'excerpt', 'The first, and the second')).toBe(200);
  expect((await draftOf(page, id, 'en')).excerpt).toBe('The first, and the second');
  await Promise.all([page.close(), second.close()]);
});

test('an error is shown whole, and of several fields each on a line', async ({ browser }) => {
  const page = await openStudio(browser, ADMIN, 'de');
  const draft = { from: '/de/neu', to: '/de/team', _status: 'draft' };
  const { body } = await ask(page, 'POST', '/api/redirects?locale=de&draft=true', draft);
  await openPath(page, `/admin/collections/redirects/${body.doc?.id}?locale=de`);
  await page.locator('#field-to').fill('team');
  await page.locator('#action-save').click();
  const target = 'Nach: Eine Adresse auf dieser Website, mit einem Schrägstrich am Anfang.';
  const toast = page.locator('.toast-error').first();
  await expect(toast.getByRole('listitem')).toHaveText([target]);
  await page.locator('#field-from').fill('');
  await page.locator('#action-save').click();
  await expect(toast.getByRole('listitem')).toHaveText(['Von: Pflichtfeld', target]);
  await expect(toast).toContainText('Nicht gespeichert.');
  await page.close();
});

test('who types on and on is never in their own way', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'A long text' });
  await openPath(page, `${path}?locale=en`);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') answers.push(response.status());
  });
  const text = 'Saved while it is being typed';
  await page.locator('#field-excerpt').pressSequentially(text, { delay: 120 });
  await expect(async () => {
    expect((await draftOf(page, id, 'en')).excerpt).toBe(text);
  }).toPass(SEEN);
  expect(await publish(page)).toBe(200);
  expect(await type(page, 'title', 'A long text, published')).toBe(200);
  expect(new Set(answers)).toEqual(new Set([200]));
  await page.close();
});

test('words typed while slow saves queue up are saved too', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'A slow line' });
  await openPath(page, `${path}?locale=en`);
  const held: Route[] = [];
  await page.route(/\/api\/programs\/[^?]+\?.*autosave=true/, (route) => {
    held.push(route);
    // The third save, of the last words, is as fast as ever.
    if (held.length > 2) void route.continue();
  });
  const field = page.locator('#field-excerpt');

  await field.fill('One');
  await expect.poll(() => held.length).toBe(1);
  await field.fill('One, two');
  // Until the autosave has put this behind the first save.
  await page.waitForTimeout(2_000);
  await held[0]?.continue();
  await expect.poll(() => held.length).toBe(2);
  await field.fill('One, two, three');
  await held[1]?.continue();

  await expect(async () => {
    expect((await draftOf(page, id, 'en')).excerpt).toBe('One, two, three');
  }).toPass(SEEN);
  await page.close();
});

test('words typed right before leaving are saved', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'In a hurry' });
  const saved = (locale: string) =>
    expect.poll(async () => (await draftOf(page, id, locale)).excerpt, SEEN);
  const field = page.locator('#field-excerpt');
  await openPath(page, `${path}?locale=en`);
  await field.fill('Before another language');
  await switchTo(page, 'Deutsch');
  await page.waitForURL(/locale=de/);
  await saved('en').toBe('Before another language');
  await panelAlive(page);

  await expect(field).toHaveValue('');
  await field.fill('Vor dem Verlassen');
  await page.locator('.step-nav a[href$="/programs"]').click();
  await page.waitForURL(/collections\/programs(\?|$)/);
  await saved('de').toBe('Vor dem Verlassen');

  await openPath(page, `${path}?locale=en`);
  await field.fill('Before a new load');
  // No hand is faster than the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.reload();
  await saved('en').toBe('Before a new load');
  await page.close();
});
