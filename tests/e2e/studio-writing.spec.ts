import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { SITE_URL, STUDIO_URL } from './support/server.ts';
import { ask, newProgram, openPath, openStudio, publish, type, SEEN } from './support/studio.ts';

const heading = (page: Page) => page.locator('h1.render-title, .doc-header__title').first();

test('prices are typed as people write them, and what is missing is said where it is', async ({
  browser,
}) => {
  const page = await openStudio(browser, undefined, 'de');
  const { id, path } = await newProgram(page, {
    title: `Priced ${Date.now()}`,
    _status: 'published',
  });
  await openPath(page, `${path}?locale=en`);
  expect(await type(page, 'price', '4900')).toBe(200);
  const stored = async () => (await ask(page, 'GET', `/api/programs/${id}?draft=true`)).body.price;
  expect(await stored()).toBe(490_000);
  await page.locator('#field-price').blur();
  await expect(page.locator('#field-price')).toHaveValue('4’900');
  expect(await publish(page)).toBe(200);
  const slug = (await ask(page, 'GET', `/api/programs/${id}?locale=en`)).body.slug;
  const shown = async () => (await page.request.get(`${SITE_URL}/programs/${slug}`)).text();
  await expect.poll(shown, SEEN).toContain('4,900');

  await page.locator('#field-price').fill('auf Anfrage');
  await expect(page.getByText('Das ist kein Betrag.', { exact: false })).toBeVisible();
  await page.locator('#field-price').fill('');

  // Required, and far above what is on the screen.
  expect(await type(page, 'title', '')).toBe(200);
  await page.locator('#field-featured').scrollIntoViewIfNeeded();
  const summary = page.locator('.error-summary');
  // A click in the moment of an autosave is lost.
  await expect(async () => {
    await page.locator('#action-save').click();
    // Before any advice on text, picture and price, which are missing too.
    await expect(summary).toContainText('Titel (Englisch)', { timeout: 15_000 });
  }).toPass();
  await expect(page.locator('#field-title')).toBeFocused();
  await expect(page.locator('#field-title')).toBeInViewport();
  printClicks(page, 'change a price');
  await page.close();
});

test('a new entry has a name, and an empty one is not kept', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  await openPath(page, '/admin/collections/rooms/create?locale=de');
  await page.waitForURL(/\/rooms\/[0-9a-f-]{36}/);
  await expect(heading(page)).toHaveText('Neues Zimmer');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.locator('.step-nav a[href$="/collections/rooms"]').click();
  await page.waitForURL(/\/collections\/rooms(\?|$)/);
  const status = async () => (await ask(page, 'GET', `/api/rooms/${id}?draft=true`)).status;
  await expect.poll(status, SEEN).toBe(404);
  await page.close();
});

test('entries are put in order, and thrown away ones come back', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const rooms = async () =>
    (await ask(page, 'GET', '/api/rooms?sort=order&depth=0&locale=de&draft=true')).body.docs as {
      id: string;
      title: string;
    }[];
  const [first, second] = await rooms();
  await openPath(page, '/admin/collections/rooms?locale=de');
  await page.locator('#arrange').click();
  await page.getByRole('button', { name: `${second?.title} nach oben` }).click();
  await page.locator('#arrange-save').click();
  await expect(page.getByText('Die Reihenfolge ist gespeichert', { exact: false })).toBeVisible();
  const after = await rooms();
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id]);
  printClicks(page, 'move an entry up');

  const title = `For the bin ${Date.now()}`;
  const { id, path } = await newProgram(page, { title, _status: 'published' });
  await openPath(page, `${path}?locale=en`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/\/collections\/programs(\?|$)/);
  await openPath(page, `/admin/collections/programs/trash/${id}?locale=en`);
  await page.locator('#action-restore').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL((url) => url.pathname.endsWith(`/programs/${id}`));
  await expect(page.locator('#field-title')).toHaveValue(title);
  printClicks(page, 'throw an entry away and bring it back');
  await page.close();
});

test('a picture has all its texts in one form', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const buffer = await readFile('demo/content/media/files/sea-of-fog.jpg');
  const file = { name: 'a-drop.jpg', mimeType: 'image/jpeg', buffer };
  const answer = await page.request.post('/api/media?locale=en', {
    headers: { Origin: STUDIO_URL },
    multipart: { file, _payload: JSON.stringify({ alt_en: 'A drop' }) },
  });
  const { doc } = (await answer.json()) as { doc: { id: string } };
  await openPath(page, `/admin/collections/media/${doc.id}?locale=de`);
  await expect(page.locator('#field-alt_en')).toHaveValue('A drop');
  await page.locator('#field-alt_de').fill('Ein Tropfen');
  await page.locator('#field-alt_it').fill('Una goccia');
  await page.locator('#action-save').click();
  const texts = async () => (await ask(page, 'GET', `/api/media/${doc.id}?locale=it`)).body;
  await expect.poll(texts, SEEN).toMatchObject({ alt: 'Una goccia', alt_de: 'Ein Tropfen' });
  await openPath(page, `/admin/collections/media/${doc.id}?locale=it`);
  await expect(page.locator('#field-alt_de')).toHaveValue('Ein Tropfen');
  printClicks(page, 'three texts of a picture');
  await page.close();
});

test('texts link to entries by search, and have blocks; icons are chosen', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const { id, path } = await newProgram(page, { title: `With blocks ${Date.now()}` });
  await openPath(page, `${path}?locale=en`);
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('/zitat');
  await page.locator('.slash-menu-popup__item').filter({ hasText: 'Zitat' }).click();
  await page.locator('.rich-text-lexical textarea').first().fill('I slept well.');
  const stored = async () =>
    JSON.stringify((await ask(page, 'GET', `/api/programs/${id}?draft=true&locale=en`)).body);
  await expect.poll(stored, SEEN).toContain('I slept well.');
  printClicks(page, 'add a quote');

  await openPath(page, '/admin/globals/clinic?locale=de');
  await page.getByRole('button', { name: 'Symbol wählen' }).first().click();
  await page.getByLabel('Symbole suchen').fill('leber');
  await page.getByRole('button', { name: 'Leber' }).click();
  await expect(page.locator('.icon-field__chosen').first()).toContainText('Leber');
  printClicks(page, 'choose an icon');
  await page.close();
});
