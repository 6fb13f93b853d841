import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { STUDIO_URL } from './support/server.ts';
import { ask, newProgram, openPath, openStudio } from './support/studio.ts';

async function newPicture(page: Page): Promise<string> {
  const buffer = await readFile('demo/content/media/files/sea-of-fog.jpg');
  const file = { name: 'a-drop.jpg', mimeType: 'image/jpeg', buffer };
  const answer = await page.request.post('/api/media?locale=en', {
    headers: { Origin: STUDIO_URL },
    multipart: { file, _payload: JSON.stringify({ alt: 'A drop' }) },
  });
  return ((await answer.json()) as { doc: { id: string } }).doc.id;
}

test('a copy is a draft in every language, at an address of its own', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'To be copied', _status: 'published' });
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&publishSpecificLocale=de`, {
    title: 'Zum Kopieren',
    _status: 'published',
  });
  await openPath(page, `${path}?locale=en`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-duplicate').click();
  await page.waitForURL((url) => !url.pathname.endsWith(id) && url.pathname.includes('/programs/'));
  await expect(page.locator('#field-slug')).toHaveValue('to-be-copied-2');
  await expect(page.locator('.status__value')).toHaveText('Draft');
  await page.goto(`${new URL(page.url()).pathname}?locale=de`);
  await expect(page.locator('#field-slug')).toHaveValue('zum-kopieren-2');
  await expect(page.locator('.status__value')).toHaveText('Draft');
  await page.close();
});

test('a picture says where it is used, and is not deleted meanwhile', async ({ browser }) => {
  const page = await openStudio(browser);
  const image = await newPicture(page);
  const { id, path } = await newProgram(page, { title: 'With a drop', image });
  await openPath(page, `/admin/collections/media/${image}?locale=en`);
  const place = page.locator('.used-in').getByRole('link', { name: 'Program: With a drop' });
  await expect(place).toHaveAttribute('href', path);

  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.locator('.toast-error', { hasText: 'Program: With a drop' })).toBeVisible();
  expect((await ask(page, 'GET', `/api/media/${image}`)).status).toBe(200);

  await ask(page, 'PATCH', `/api/programs/${id}?locale=en`, { image: null });
  await openPath(page, `/admin/collections/media/${image}?locale=en`);
  await expect(page.locator('.used-in')).toContainText('Nowhere.');
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  // The list adds its own query to the address.
  await page.waitForURL(/\/collections\/media(\?|$)/);
  await page.close();
});
