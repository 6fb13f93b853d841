import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { animationsFinished } from './support/at-rest.ts';
import { gate } from '../support/gate.ts';
import { open } from './support/hydrated.ts';

const ELSEWHERE = {
  en: {
    path: '/rooms',
    term: 'vacancies',
    state: /^No diagnostic method of that name, but \d+ pages?/,
    title: 'Vacancies',
    kind: 'Pages',
  },
  de: {
    path: '/de/zimmer',
    term: 'stellen',
    state: /^Kein Diagnoseverfahren dieses Namens, aber \d+ /,
    title: 'Offene Stellen',
    kind: 'Seiten',
  },
  it: {
    path: '/it/camera',
    term: 'impressum',
    state: /^Nessun metodo diagnostico con questo nome, ma \d+ /,
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
    const pages = dialog.getByRole('region', { name: words.kind });
    await expect(pages.getByRole('link', { name: words.title }).first()).toBeVisible();
    await animationsFinished(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('section a').first()).toBeFocused();
  });
}

test('what the whole site fails to answer, the diagnostics still do', async ({ page }) => {
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 503 }));
  await open(page, '/rooms');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('labor');
  await expect(dialog.getByRole('link', { name: 'Laboratory diagnostics' })).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveCount(0);
});

test('what somebody is looking for comes first, with at most three of each kind', async ({
  page,
}) => {
  await open(page, '/rooms');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('liver');
  const groups = dialog.getByRole('region');
  await expect(groups.first()).toHaveAccessibleName('Health concerns');
  await expect(groups.first().getByRole('link').first()).toHaveText('Liver');
  for (const group of await groups.all()) {
    expect(await group.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  }
  const all = groups.filter({ hasText: 'Programs' }).getByRole('link', { name: /^All \d+ in/ });
  await all.click();
  await expect(page).toHaveURL('/search?q=liver#found-programs');
  await expect(page.locator('#found-programs')).toBeInViewport();
});

test('the code of the dialog is there when the pointer is', async ({ page }) => {
  await open(page, '/rooms');
  const code = page.waitForResponse(/\/search-dialog[^/]*\.js/);
  await page.locator('header a[data-search]').first().hover();
  await code;
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is typed while the dialog is on its way is kept', async ({ page }) => {
  const code = gate();
  await page.route('**/search-dialog*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await open(page, '/rooms');
  await page.locator('header a[data-search]').first().click();
  await page.keyboard.type('livre');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('er');
  code.open();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toHaveValue('liver');
  await expect(dialog.getByRole('link', { name: 'Liver', exact: true })).toBeVisible();
});
