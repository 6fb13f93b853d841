import { expect, test, type Page } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { ADMIN } from './support/server.ts';
import { ask, openPath, openStudio, SEEN } from './support/studio.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de');
});
test.afterAll(async () => {
  await page.close();
});

const create = async (slug: string, data: object) => {
  const { body } = await ask(page, 'POST', `/api/${slug}?locale=de&draft=true`, data);
  return body.doc?.id ?? '';
};

test('who publishes is told what is missing and that no page will show it, and may go on', async () => {
  const id = await create('images', { title: `Leeres Album ${crypto.randomUUID()}` });
  await openPath(page, `/admin/collections/images/${id}?locale=de`);
  await page.locator('#action-save').click();
  const dialog = page.getByRole('dialog', { name: 'So veröffentlichen?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Erscheint auf keiner Seite: «Bilder» fehlt.',
  ]);
  await dialog.getByRole('button', { name: 'Zurück zum Eintrag' }).click();
  await expect(dialog).toHaveCount(0);
  const status = async () =>
    (await ask(page, 'GET', `/api/images/${id}?locale=de&depth=0`)).body._status;
  expect(await status()).not.toBe('published');
  await page.locator('#action-save').click();
  await dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click();
  await expect.poll(status, SEEN).toBe('published');
  printClicks(page, 'publish an album without pictures');
});

test('advice beside the form leads to its fields', async () => {
  const title = `Eine Therapie mit einem sehr langen Titel für die Suche ${crypto.randomUUID()}`;
  const id = await create('therapies', { title, excerpt: `${'und '.repeat(40)}Schluss.` });
  await openPath(page, `/admin/collections/therapies/${id}?locale=de`);
  const note = page.getByRole('region', { name: 'Vor dem Veröffentlichen' });
  await expect(note.getByRole('button', { name: /^«Titel» ist zu lang/ })).toBeVisible();
  await expect(note.getByRole('button', { name: /Datum der medizinischen Prüfung/ })).toBeVisible();
  await note.getByRole('button', { name: /ein Satz mit 41 Wörtern/ }).click();
  await expect(page.locator('#field-excerpt')).toBeFocused();
  // What is mended is not said any more.
  await page.locator('#field-excerpt').fill('Ein kurzer Satz.');
  await expect(note.getByRole('button', { name: /ein Satz mit/ })).toHaveCount(0);
  printClicks(page, 'mend what the advice says');
});
