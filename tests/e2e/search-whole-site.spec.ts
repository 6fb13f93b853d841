import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { animationsFinished } from './support/at-rest.ts';
import { open } from './support/hydrated.ts';

const ELSEWHERE = {
  en: {
    path: '/rooms',
    term: 'vacancies',
    state: /^No diagnostic of that name, but \d+ pages?/,
    heading: 'On the whole site',
    title: 'Vacancies',
    kind: 'Pages',
  },
  de: {
    path: '/de/zimmer',
    term: 'stellen',
    state: /^Kein Treffer in der Diagnostik, aber \d+ /,
    heading: 'Auf der ganzen Website',
    title: 'Offene Stellen',
    kind: 'Seiten',
  },
  it: {
    path: '/it/camera',
    term: 'impressum',
    state: /^Nessun metodo diagnostico con questo nome, ma \d+ /,
    heading: 'In tutto il sito',
    title: 'Impressum',
    kind: 'Pagine',
  },
} as const;

for (const [locale, words] of Object.entries(ELSEWHERE)) {
  test(`the search in ${locale} goes on in the whole site`, async ({ page }) => {
    await open(page, words.path);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(words.term);
    await expect(dialog.getByRole('status')).toHaveText(words.state);
    const pages = dialog.getByRole('region', { name: words.heading });
    const hit = pages.getByRole('link', { name: words.title }).first();
    await expect(hit).toContainText(words.kind);
    await animationsFinished(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(pages.getByRole('link').first()).toBeFocused();
  });
}

test('what the whole site fails to answer, the diagnostics still do', async ({ page }) => {
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 503 }));
  await open(page, '/rooms');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('labor');
  await expect(dialog.getByRole('link', { name: 'Laboratory diagnostics' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'On the whole site' })).toHaveCount(0);
});
