import { expect, test } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { ADMIN } from './support/server.ts';
import { ask, newProgram, openPath, openStudio } from './support/studio.ts';

test('a word is found from anywhere by keys alone, and its field comes into view', async ({
  browser,
}) => {
  const page = await openStudio(browser, ADMIN, 'de');
  const { id } = await newProgram(page, { title: 'Quiet week' });
  const faq = [1, 2, 3, 4, 5, 6].map((number) => ({
    question: `Frage ${number}?`,
    answer: number === 6 ? 'Ja, mit Blick auf den Seeuferweg.' : 'Nein.',
  }));
  const german = { title: 'Stille Woche', faq, _status: 'draft' };
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&draft=true`, german);
  const other = await newProgram(page, { title: 'Another week' });
  await ask(page, 'PATCH', `/api/programs/${other.id}?locale=de&draft=true`, {
    ...{ title: 'Seeuferweg für alle', _status: 'draft' },
  });

  await openPath(page, '/admin/collections/requests?locale=de');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Suchen' });
  await page.keyboard.type('SEEUFER weg');
  const found = dialog.getByRole('group', { name: 'Programme' }).getByRole('option');
  await expect(found).toHaveText([/^Seeuferweg für alle/, /Stille Woche/]);
  await expect(found.nth(1)).toContainText('Fragen und Antworten › 6 › Antwort: Ja, mit Blick');
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/programs/${id}**`);
  await expect(dialog).toBeHidden();
  const answer = page.locator('#field-faq__5__answer');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(answer).toHaveValue(/Seeuferweg/);
  printClicks(page, 'find a word');
  await page.close();
});
