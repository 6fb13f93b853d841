import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { expect, test, type Page } from '@playwright/test';
import { hrefOfAny } from '../../site/app/routing/href.ts';
import { printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL } from './support/server.ts';
import { ask, attached, openPath, openStudio, SEEN } from './support/studio.ts';

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

test('a text whose review is a year old is on the overview, and reviewed by one click', async () => {
  const title = `Geprüft ${crypto.randomUUID().slice(0, 8)}`;
  const reviewed = { name: 'Dr. Ohne Konto', role: 'Ärztin', _status: 'published' };
  const team = await ask(page, 'POST', '/api/team?locale=de', reviewed);
  const slug = title.toLowerCase().replace('ü', 'ue').replace(' ', '-');
  const data = { title, slug, reviewed_by: team.body.doc?.id, _status: 'published' };
  const day = '2020-03-04T12:00:00.000Z';
  await ask(page, 'POST', '/api/therapies?locale=de', { ...data, reviewed_on: day });
  const line = async () => {
    const shown = await fetch(`${SITE_URL}${hrefOfAny('therapies.item', { slug }, 'de')}`);
    return /<time datetime="(\d{4}-\d\d-\d\d)"/i.exec(await shown.text())?.[1];
  };
  await expect.poll(line, SEEN).toBe('2020-03-04');
  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Medizinische Prüfungen' });
  const button = card.getByRole('button', { name: `Heute geprüft: ${title}` });
  await attached(button);
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(line, SEEN).toBe(clinicDay(new Date()));
  printClicks(page, 'review a medical text');
});
