import { sortableClinicTime } from '@clinic/cms/clinic-config/clinic-time';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { SITE_URL } from './support/server.ts';
import { ask, newProgram, openPath, openStudio, panelAlive, SEEN } from './support/studio.ts';

/** As the field for a moment wants it: the editor's own time, to the minute. */
function inMinutes(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  return sortableClinicTime(at.toISOString()).replace(' ', 'T');
}

test('a publication is planned, called off, and happens by itself', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const { id, path } = await newProgram(page, { title: 'Later this week', slug: 'later-week' });
  await openPath(page, `${path}?locale=en`);
  await page.locator('#publish-later').click();
  const dialog = page.getByRole('dialog', { name: 'Später veröffentlichen' });
  await expect(dialog.getByText('Für diesen Eintrag ist nichts geplant.')).toBeVisible();
  await expect(dialog.getByLabel('Sprache')).toHaveValue('en');
  await dialog.getByLabel('Wann').fill(inMinutes(-5));
  await page.locator('.publish-later__plan').click();
  await expect(dialog.getByRole('alert')).toHaveText('Wählen Sie einen Zeitpunkt in der Zukunft.');
  // Not within the hour that comes twice in autumn.
  await dialog.getByLabel('Wann').fill(inMinutes(180));
  await page.locator('.publish-later__plan').click();
  await expect(dialog.getByRole('listitem')).toContainText('Veröffentlichen, Englisch');
  const axe = await new AxeBuilder({ page }).setLegacyMode().include('dialog').analyze();
  expect(axe.violations).toEqual([]);
  printClicks(page, 'schedule a publication');

  await page.goto('/admin');
  const upcoming = page.getByRole('region', { name: 'Als Nächstes auf der Website' });
  await upcoming.getByRole('link', { name: 'Later this week' }).click();
  await page.waitForURL(/programs/);
  await panelAlive(page);
  await page.locator('#publish-later').click();
  await dialog.getByRole('button', { name: 'Absagen' }).click();
  await expect(dialog.getByText('Für diesen Eintrag ist nichts geplant.')).toBeVisible();
  printClicks(page, 'call off a publication');

  const entry = { relationTo: 'programs', value: id };
  // Refused if it has passed before the server looks; then it is planned anew.
  await expect(async () => {
    const at = new Date(Date.now() + 15_000).toISOString();
    const plan = { entry, action: 'publish', language: 'en', at };
    expect((await ask(page, 'POST', '/api/schedules', plan)).status).toBe(201);
  }).toPass(SEEN);
  await expect(async () => {
    expect((await fetch(`${SITE_URL}/programs/later-week`)).status).toBe(200);
  }).toPass({ ...SEEN, timeout: 120_000 });
  await page.close();
});

test('what is missing in Italian is found, and its English read beside it', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'it');
  const english = { title: 'Only in English', excerpt: 'A week for the one who translates' };
  const { id } = await newProgram(page, { ...english, _status: 'published' });
  await page.goto('/admin');
  await page.locator('a[href="/admin/translations?language=it"]').click();
  const row = page.getByRole('row', { name: /Only in English/ });
  await expect(row.getByRole('link')).toHaveText(['Pubblicata', 'Manca', 'Manca']);
  expect(
    (await new AxeBuilder({ page }).setLegacyMode().include('.translations').analyze()).violations,
  ).toEqual([]);
  await page.locator(`a[href="/admin/collections/programs/${id}?locale=it"]`).click();
  await expect(page.locator('#field-title')).toHaveValue('');
  const source = page.locator('.source-text', { hasText: 'A week for' });
  await source.getByText('Testo in inglese').click();
  await expect(source.getByText(english.excerpt)).toBeVisible();
  printClicks(page, 'find what is missing in Italian');
  await page.close();
});
