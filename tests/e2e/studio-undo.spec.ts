import { expect, test, type Page } from '@playwright/test';
import { ask, newProgram, openPath, openStudio, publish, SEEN, type } from './support/studio.ts';

const seen = async (page: Page, id: string, locale: string) =>
  (await ask(page, 'GET', `/api/programs/${id}?locale=${locale}&depth=0`)).body;
const written = async (page: Page, id: string, locale: string) =>
  (await ask(page, 'GET', `/api/programs/${id}?locale=${locale}&draft=true&depth=0`)).body;

async function undo(page: Page): Promise<void> {
  await page.locator('#undo').click();
  await expect(page.getByText('Undone.', { exact: false })).toBeVisible();
}

test('a publication is taken back in its language, and its words stay a draft', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'As before', _status: 'published' });
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&publishSpecificLocale=de`, {
    title: 'Auf Deutsch',
    _status: 'published',
  });
  await openPath(page, `${path}?locale=en`);
  expect(await type(page, 'title', 'Too early')).toBe(200);
  expect(await publish(page)).toBe(200);
  await undo(page);
  await expect
    .poll(() => seen(page, id, 'en'), SEEN)
    .toMatchObject({ title: 'As before', _status: 'published' });
  expect(await written(page, id, 'en')).toMatchObject({ title: 'Too early' });
  expect(await seen(page, id, 'de')).toMatchObject({ title: 'Auf Deutsch', _status: 'published' });
  await expect(page.locator('#field-title')).toHaveValue('Too early');

  // The same for what was never online.
  await openPath(page, `${path}?locale=it`);
  expect(await type(page, 'title', 'In italiano')).toBe(200);
  expect(await publish(page)).toBe(200);
  await undo(page);
  await expect.poll(() => seen(page, id, 'it'), SEEN).toMatchObject({ _status: 'draft' });
  expect(await written(page, id, 'it')).toMatchObject({ title: 'In italiano' });
  expect(await seen(page, id, 'en')).toMatchObject({ title: 'As before', _status: 'published' });
  await page.close();
});

test('what went into the bin by mistake comes back, online where it was', async ({ browser }) => {
  const page = await openStudio(browser);
  const { id, path } = await newProgram(page, { title: 'Not this one', _status: 'published' });
  await openPath(page, `${path}?locale=en`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await undo(page);
  await expect
    .poll(() => seen(page, id, 'en'), SEEN)
    .toMatchObject({ title: 'Not this one', _status: 'published' });
  expect(await seen(page, id, 'de')).toMatchObject({ _status: 'draft' });
  await page.close();
});
