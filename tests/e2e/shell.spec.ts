import { expect, test, type Page } from '@playwright/test';
import { CLOSE_DELAY_MS, OPEN_DELAY_MS } from '../../site/app/islands/behaviours/menu/flyouts.ts';
import { analyticsLoaded, gtagCommands, mockGoogle } from './support/google-mock.ts';
import { hydrated } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';
import { daysOf, expectNoViolations, PHONE } from './support/shell.ts';

const openFlyouts = (page: Page) => page.locator('details.flyout[open]');
const nameOf = (page: Page, name: string) => page.locator('.flyout > summary', { hasText: name });
const sheet = (page: Page) => page.locator('#menu');
/** The index in the tab's history: the open sheet has an entry of its own. */
const entry = (page: Page) => page.evaluate(() => navigation.currentEntry?.index ?? -1);
const menuButton = (page: Page) => page.locator('header button[popovertarget=menu].xl\\:hidden');

test('flyouts answer every key of a disclosure navigation', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const first = nameOf(page, 'Health Concerns');
  const focused = page.locator(':focus');
  const press = (key: string) => page.keyboard.press(key);

  await first.focus();
  for (const key of ['Enter', 'Space']) {
    await press(key);
    await expect(openFlyouts(page)).toHaveCount(1);
    await press(key);
    await expect(openFlyouts(page)).toHaveCount(0);
  }
  await press('ArrowRight');
  await expect(focused).toHaveText('Diagnosis');
  await press('End');
  await expect(focused).toHaveText('The Clinic');
  await press('ArrowRight');
  await expect(focused).toHaveText('Health Concerns');
  await press('ArrowLeft');
  await expect(focused).toHaveText('The Clinic');
  await press('Home');
  await expect(focused).toHaveText('Health Concerns');
  await press('ArrowDown');
  await expect(openFlyouts(page)).toHaveCount(1);
  await expect(focused).toContainText('Fibromyalgia');
  await press('ArrowDown');
  await expect(focused).toContainText('Liver');
  await press('End');
  await expect(focused).toHaveText('All health concerns');
  await press('Home');
  await press('ArrowUp');
  await expect(focused).toHaveText('Health Concerns');
  await press('Tab');
  await expect(focused).toContainText('Fibromyalgia');
  await press('Escape');
  await expect(openFlyouts(page)).toHaveCount(0);
  await expect(focused).toHaveText('Health Concerns');
  // Leaving with Tab closes the open flyout; opening another closes the first.
  await press('ArrowDown');
  await press('End');
  await press('Tab');
  await expect(focused).toHaveText('Diagnosis');
  await expect(openFlyouts(page)).toHaveCount(0);
  await press('Enter');
  await nameOf(page, 'Programs').click();
  await expect(openFlyouts(page)).toHaveCount(1);
  await expect(page.locator('.menu-card')).toContainText('exclusive');
  await expect(page.locator('[role=menu], [role=menuitem]')).toHaveCount(0);
});

test('flyouts open on hover with intent and close on leaving, outside and on a choice', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const open = openFlyouts(page);

  // Moving the pointer across a name opens nothing.
  await nameOf(page, 'Therapy').hover();
  await page.clock.runFor(OPEN_DELAY_MS - 20);
  await page.mouse.move(700, 700);
  await page.clock.runFor(1_000);
  await expect(open).toHaveCount(0);

  await nameOf(page, 'Therapy').hover();
  await page.clock.runFor(OPEN_DELAY_MS);
  await expect(open.locator('summary')).toHaveText('Therapy');
  // The click right after does not close it, the next one does.
  await nameOf(page, 'Therapy').click();
  await expect(open).toHaveCount(1);
  await nameOf(page, 'Therapy').click();
  await expect(open).toHaveCount(0);

  await nameOf(page, 'Programs').click();
  await page.mouse.move(700, 880);
  await page.clock.runFor(CLOSE_DELAY_MS - 20);
  await expect(open).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(open).toHaveCount(0);

  await nameOf(page, 'TV').click();
  await page.mouse.click(700, 880);
  await expect(open).toHaveCount(0);

  await nameOf(page, 'The Clinic').click();
  await open.getByText('Scientific advisory board').click();
  await expect(page).toHaveURL(/\/team#advisory-board$/);
  await expect(open).toHaveCount(0);
  await expect(page.locator('#advisory-board')).toBeInViewport();
});

test('axe finds nothing in open flyouts, nor in the menu of a phone with all groups open', async ({
  page,
}) => {
  await page.goto('/de/danke');
  await hydrated(page);
  // These two contain every kind of part and entry; all groups are checked below.
  for (const name of ['Programme', 'Die Klinik']) {
    await nameOf(page, name).press('Enter');
    await expect(openFlyouts(page).locator('summary')).toHaveText(name);
    await expectNoViolations(page, 'header');
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  await page.locator('.flyout').evaluateAll((flyouts) => {
    for (const flyout of flyouts as HTMLDetailsElement[]) {
      flyout.removeAttribute('name');
      flyout.open = true;
    }
  });
  await expectNoViolations(page, '#menu');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('flyouts, the menu of phones and messages work', async ({ page, context }) => {
    await page.goto('/it');
    await nameOf(page, 'Diagnostica').click();
    await nameOf(page, 'Programmi').click();
    await expect(openFlyouts(page)).toHaveCount(1);
    await page.locator('.menu-card').click();
    await expect(page).toHaveURL(/\/it\/programmi\/programma-personalizzato-21-giorni$/);

    await page.setViewportSize(PHONE);
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).locator('.menu-head button').click();
    await expect(sheet(page)).toBeHidden();

    const messages = page.locator('.message');
    await expect(messages).toHaveCount(2);
    const id = (await messages.first().getAttribute('data-message')) ?? '';
    await messages.first().locator('button').click();
    await expect(page).toHaveURL(/\/it\/programmi\/programma-personalizzato-21-giorni$/);
    await expect(messages.first()).toBeHidden();
    await expect(messages.last()).toBeVisible();
    expect(await daysOf(context, id)).toBe(7);
    await page.goto('/it/team');
    await expect(messages.first()).toBeHidden();
  });
});

test('the menu of phones opens before the page is alive, and keeps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en');
  await menuButton(page).click();
  await expect(sheet(page)).toHaveRole('dialog');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(page.locator('.menu-head button')).toBeFocused();
  await nameOf(page, 'Diagnosis').click();
  await nameOf(page, 'TV').click();
  await expect(openFlyouts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

/** Opens the menu on a phone, with a previous page; returns the history index before opening it. */
async function openSheet(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);
  await page.goto('/en/team');
  await page.goto('/en');
  await hydrated(page);
  const without = await entry(page);
  await menuButton(page).click();
  await expect.poll(() => entry(page)).toBe(without + 1);
  return without;
}

test('the menu of phones is a dialog that Escape, its button and the way back close', async ({
  page,
}) => {
  const without = await openSheet(page);
  await expect(sheet(page)).toHaveRole('dialog');
  await expect(sheet(page)).toHaveAccessibleName('Menu');
  await expect(page.locator('.menu-head button')).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  // Tab reaches only elements of the sheet, or the browser's own controls.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('#menu');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect.poll(() => entry(page)).toBe(without);

  await menuButton(page).click();
  await expect.poll(() => entry(page)).toBe(without + 1);
  await sheet(page).locator('.menu-head button').click();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => entry(page)).toBe(without);

  await menuButton(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => entry(page)).toBe(without + 1);
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/en$/);

  // Following a link closes it, and one step back leads to the previous page.
  await menuButton(page).click();
  await expect.poll(() => entry(page)).toBe(without + 1);
  await nameOf(page, 'Therapy').click();
  await sheet(page).getByText('Hyperthermia').click();
  await expect(page).toHaveURL(/\/therapies\/hyperthermia$/);
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/team$/);
});

test('a menu of phones that is opened again at once stays open', async ({ page }) => {
  const without = await openSheet(page);
  // The sheet's history entry is left some time after the sheet has closed; reopen it before that.
  await sheet(page).evaluate(async (node) => {
    const menu = node as HTMLElement;
    const leaving = new Promise<void>((resolve) => {
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'traverse') resolve();
      });
    });
    menu.addEventListener('toggle', () => menu.showPopover(), { once: true });
    menu.hidePopover();
    await leaving;
  });
  await expect.poll(() => entry(page)).toBe(without + 1);
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/en$/);
});

test('get started is tracked with language and cleaned address, after consent', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent_marketing', value: 'true', url: SITE_URL }]);
  await mockGoogle(page);
  await page.goto('/it/team?utm_source=x&name=anna');
  await hydrated(page);
  await analyticsLoaded(page);
  const link = page.locator('header .get-started:visible');
  await expect(link).toHaveAttribute('href', '/it/iniziare');
  // The page must stay, so that its gtag commands can be read.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const commands = await gtagCommands(page);
  expect(commands.filter(([, name]) => name === 'header_click_get_started')).toEqual([
    ['event', 'header_click_get_started', { locale: 'it', location: '/it/team?utm_source=x' }],
  ]);
});
