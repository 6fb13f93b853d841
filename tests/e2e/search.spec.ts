import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type Request } from '@playwright/test';
import { pageToken } from '../../site/server/api/page-token.ts';
import { animationsFinished } from './support/at-rest.ts';
import { gate } from '../support/gate.ts';
import { analyticsLoaded, gtagCommands, mockGoogle } from './support/google-mock.ts';
import { open } from './support/hydrated.ts';
import { API_TOKEN, SITE_URL } from './support/server.ts';
import { telHref } from '../../site/app/ui/phone.tsx';
import { HOUSE } from '../support/demo-content.ts';

const WORDS = {
  en: {
    path: '/rooms',
    button: 'Search',
    field: 'What are you looking for?',
    short: 'la',
    term: 'labor',
    title: 'Laboratory diagnostics',
    found: '/diagnosis/laboratory',
    marked: 'Labor',
    none: 'No search results for “xyzzyq”.',
    help: 'Do you need help?',
    all: 'All results for “labor” on the whole site',
    page: '/search',
  },
  de: {
    path: '/de/zimmer',
    button: 'Suche',
    field: 'Wonach suchen Sie?',
    short: 'mi',
    term: 'mikroskopi',
    title: 'Dunkelfeldmikroskopie',
    found: '/de/diagnose/dunkelfeldmikroskopie',
    marked: 'mikroskopi',
    none: 'Keine Suchergebnisse für «xyzzyq».',
    help: 'Brauchen Sie Hilfe?',
    all: 'Alle Treffer für «mikroskopi» auf der ganzen Website',
    page: '/de/search',
  },
  it: {
    path: '/it/camera',
    button: 'Ricerca',
    field: 'Che cosa cerca?',
    short: 'te',
    term: 'termograifa',
    title: 'Termografia',
    found: '/it/diagnosi/termografia',
    marked: 'Termografia',
    none: 'Nessun risultato per «xyzzyq».',
    help: 'Ha bisogno di aiuto?',
    all: 'Tutti i risultati per «termograifa» in tutto il sito',
    page: '/it/search',
  },
} as const;

async function violations(page: Page): Promise<unknown[]> {
  await animationsFinished(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

const isSearch = (request: Request) => request.url().includes('/api/detektivo/');

for (const [locale, words] of Object.entries(WORDS)) {
  test(`the search in ${locale} goes through all its states`, async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isSearch(request)) asked.push(new URL(request.url()).search);
    });
    await context.addCookies([{ name: 'consent_marketing', value: 'true', url: SITE_URL }]);
    await mockGoogle(page);
    await open(page, words.path);
    await analyticsLoaded(page);
    const button = page.locator('header').getByRole('link', { name: words.button, exact: true });
    const dialog = page.getByRole('dialog');
    const field = page.getByRole('searchbox', { name: words.field });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill(words.short);
    await page.clock.runFor(2_000);
    await field.fill(words.term);
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    const request = page.waitForRequest(isSearch);
    await page.clock.runFor(1);
    expect((await request).headers()['content-language']).toBe(locale);
    await expect(dialog.locator('mark').first()).toHaveText(words.marked);
    expect(asked).toEqual([`?token=${pageToken(API_TOKEN)}&q=${words.term}`]);
    const commands = await gtagCommands(page);
    expect(commands.filter(([, name]) => name === 'header_search')).toEqual([
      ['event', 'header_search', { search: words.term, locale, location: words.path }],
    ]);

    await expect(dialog.getByRole('link', { name: words.all })).toHaveAttribute(
      'href',
      `${words.page}?q=${words.term}`,
    );

    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link', { name: words.title })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await field.fill('xyzzyq');
    await page.clock.runFor(500);
    await expect(dialog.getByText(words.none)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: words.help })).toBeVisible();
    await expect(dialog.locator(`a[href="${telHref(HOUSE.phone)}"]`)).toBeVisible();
    await expect(dialog.locator(`a[href="mailto:${HOUSE.email}"]`)).toBeVisible();
    await page.clock.resume();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    // Where there is nothing, nobody is sent to a page with all of it.
    await expect(dialog.locator(`a[href^="${words.page}"]`)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(dialog.getByText(words.none)).toBeHidden();
    await field.fill(words.term);
    await dialog.getByRole('link', { name: words.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(words.found);
    await expect(dialog).toBeHidden();
  });
}

test('keys open the search, and it closes by button and outside, empty each time', async ({
  page,
}) => {
  const failure = gate();
  await page.route('**/api/detektivo/**', async (route) => {
    await failure.opened;
    await route.abort();
  });
  await open(page, '/search');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await page.locator('#search-term').press('/');
  await expect(page.locator('#search-term')).toHaveValue('/');
  await page.locator('#search-term').press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('liver');
  // A failed request ends the loading state without a message.
  await expect(dialog.getByText('Searching …')).toBeVisible();
  failure.open();
  await expect(dialog.getByText('Searching …')).toBeHidden();
  await expect(dialog.getByRole('status')).toBeEmpty();
  await dialog.getByRole('button', { name: 'Close the search' }).click();
  await expect(dialog).toBeHidden();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('liver');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=liver');
  await expect(page).toHaveTitle(/“liver”: search/);
  await expect(page.locator('main mark').first()).toHaveText('Liver');
  expect(await violations(page)).toEqual([]);
});

test('the shortcut of one key can be turned off on the accessibility page', async ({ page }) => {
  await open(page, '/accessibility');
  const dialog = page.getByRole('dialog');
  const shortcut = page.getByRole('checkbox', { name: '/ opens the search' });
  await expect(shortcut).toBeChecked();
  await shortcut.uncheck();
  await open(page, '/accessibility');
  await expect(shortcut).not.toBeChecked();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await shortcut.check();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

test('a hit that is saved or opened elsewhere leaves the search as it is', async ({ page }) => {
  await open(page, '/rooms');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('labor');
  const hit = dialog.getByRole('link', { name: 'Laboratory diagnostics' });
  await Promise.all([page.waitForEvent('download'), hit.click({ modifiers: ['Alt'] })]);
  await Promise.all([
    page.context().waitForEvent('page'),
    hit.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(dialog.getByRole('searchbox')).toHaveValue('labor');
  await expect(hit).toBeVisible();
});

test('a very long word in de stays within the dialog and the page', async ({ page }) => {
  const word = 'x'.repeat(42);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/de/search?q=${word}`);
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open] *')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        // Pictures are cropped by their frames.
        .filter((element) => !element.querySelector(':scope > img'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
        // Inputs scroll, and text for screen readers has no size.
        .filter((html) => !/^<input|class="sr-only"/.test(html)),
    );
  await expect(page.locator('main').getByText(word)).toBeVisible();
  await expect.poll(overflow).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(word);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`«${word}»`);
  await expect.poll(overflow).toEqual([]);
});

test('its code comes when it is asked for; where it cannot be had, the button leads on', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/search-dialog-/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await open(page, '/rooms');
  expect(asked).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  expect(asked.length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page, and that answers', async ({ page }) => {
    await page.goto('/de/zimmer');
    await page.locator('header').getByRole('link', { name: 'Suche', exact: true }).click();
    await expect(page).toHaveURL('/de/search');
    await page.getByRole('searchbox').fill('Lebr');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search?q=Lebr');
    await expect(page).toHaveTitle(/«Lebr»: Suche/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 2, name: 'Schwerpunkte' })).toBeVisible();
    await expect(page.locator('main mark').first()).toHaveText('Leber');
    await page.locator('main h3').getByRole('link', { name: 'Leber', exact: true }).click();
    await expect(page).toHaveURL('/de/schwerpunkte/leber');
  });
});
