import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { REJECT_DELAY_MS } from '../../site/app/constants.ts';
import { cookieDays } from './support/cookie-days.ts';
import { openForm } from './support/forms.ts';
import { gtagCommands, mockGoogle } from './support/google-mock.ts';
import { open } from './support/hydrated.ts';
import { NEW_VISITOR } from './support/visitors.ts';
import { FILM } from '../support/demo-content.ts';

test.use({ storageState: NEW_VISITOR });

interface Frame {
  arrived: boolean;
  shown: boolean;
}

/** Layout may be slow on a busy machine; the tests check only the final positions. */
const SOON = { timeout: 45_000 };

const cardOf = (page: Page) => page.locator('#cookie-card');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('nothing foreign is asked for, and nothing kept, before consent', async ({
  page,
  context,
}) => {
  const asked = await mockGoogle(page);
  // pages.spec.ts checks all pages for visitors who have decided; these load the most.
  for (const path of ['/', `/de/video/${FILM}`, '/it/contact', '/testimonials', '/it/niente']) {
    await open(page, path);
    await expect(cardOf(page), path).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await gtagCommands(page), path).toEqual([
      [
        ...['consent', 'default'],
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
    ]);
  }
  expect(asked).toEqual([]);
  expect(await cookieDays(context)).toEqual({});
});

test('rejecting takes half a second; who has decided never sees the card again', async ({
  page,
  context,
}) => {
  // Records for every frame whether the document was complete, and whether the card was shown.
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    let arrived = false;
    addEventListener('DOMContentLoaded', () => (arrived = true));
    const look = () => {
      const card = document.getElementById('cookie-card');
      if (card) frames.push({ arrived, shown: card.getClientRects().length > 0 });
      requestAnimationFrame(look);
    };
    look();
  });
  const frames = () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  // Throttled, a page is painted while incomplete; until then the card is hidden (consent.css).
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page, '/de/therapien');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(async () => (await frames()).some(({ shown }) => shown)).toBe(true);
  const first = await frames();
  expect(first.findLast(({ shown }) => !shown)?.arrived ?? false).toBe(false);
  expect(first.findIndex(({ shown }) => shown)).toBe(
    first.findLastIndex(({ shown }) => !shown) + 1,
  );
  await page.getByRole('switch', { name: 'Google' }).check();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Nur funktionale erlauben').click();
  await expect(page.getByRole('switch', { name: 'Google' })).not.toBeChecked();
  await page.clock.runFor(REJECT_DELAY_MS - 1);
  await expect(cardOf(page)).toBeVisible();
  expect(await cookieDays(context)).toEqual({});
  await page.clock.runFor(1);
  await expect(cardOf(page)).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihre Auswahl ist gespeichert.' }),
  ).toBeAttached();
  expect(Object.keys(await cookieDays(context))).toEqual(['hide_cookie_banner']);
  await page.clock.resume();

  await open(page, '/de/diagnose');
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(1);
  expect(new Set((await frames()).map(({ shown }) => shown))).toEqual(new Set([false]));
});

test('the card in de is used by keyboard alone, fits, and axe finds nothing', async ({
  page,
  context,
}) => {
  await open(page, '/de/programme');
  // At the end of the page the card does not cover the footer.
  await expect(async () => {
    const overlap = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity;
      return bottom - (document.getElementById('cookie-card')?.getBoundingClientRect().top ?? 0);
    });
    expect(overlap).toBeLessThan(1);
  }).toPass(SOON);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  for (const [width, height] of [
    ...[
      [320, 640],
      [640, 360],
      [320, 256],
    ],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const place = await page.locator('#cookie-card form').boundingBox();
      expect(place?.y, `${width} × ${height}`).toBeGreaterThan(0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    }).toPass(SOON);
  }
  // It precedes the content in the tab order, so Shift+Tab reaches it in one step.
  await page.locator('#content').focus();
  const reached: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('Shift+Tab');
    if (index === 2) await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    reached.unshift(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.textContent || focused?.getAttribute('name') || '';
      }),
    );
  }
  expect(reached).toEqual([
    ...['Datenschutzerklärung', 'marketing', 'google'],
    ...['Auswahl bestätigen', 'Nur funktionale erlauben'],
  ]);
  await expect(cardOf(page)).toBeVisible();
  for (let index = 0; index < 3; index += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardOf(page)).toBeHidden();
  expect(await cookieDays(context)).toEqual({ consent_google: 365, hide_cookie_banner: 365 });
});

test('the focus within the card leaves the page where it is', async ({ page }) => {
  // Without smooth scrolling any movement is immediate.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/de/team');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page
    .locator('header .get-started:visible')
    .evaluate((element) => element.focus({ preventScroll: true }));
  const places: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#cookie-card :focus')).toBeAttached();
    places.push(await page.evaluate(() => window.scrollY));
  }
  expect(new Set(places)).toEqual(new Set([300]));
});

test('what has the focus does not lie under the card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, '/request');
  await page.locator('main form input').first().focus();
  const covered: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    covered.push(
      ...(await page.evaluate(() => {
        const card = document.querySelector('.cookie-card-sheet');
        const focused = document.activeElement;
        if (!card || !focused || card.contains(focused)) return [];
        // The beginning of a large field must be visible.
        const { top, height } = focused.getBoundingClientRect();
        const isCovered = top + Math.min(height, 60) > card.getBoundingClientRect().top + 1;
        return isCovered ? [focused.outerHTML.slice(0, 80)] : [];
      })),
    );
  }
  expect(covered).toEqual([]);
});

test('a link in the scrolling words of the card is in sight when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/');
  const words = page.locator('.cookie-card-words');
  await words.locator('a').first().focus();
  await expect(async () => {
    const link = await words.locator('a').first().boundingBox();
    const frame = await words.boundingBox();
    expect(link && frame && link.y >= frame.y - 1).toBe(true);
    expect(link && frame && link.y + link.height <= frame.y + frame.height + 1).toBe(true);
  }).toPass(SOON);
});

test('the card is below the header, messages and all, and its buttons are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/de/team', '/it']) {
    await open(page, path);
    await expect(page.locator('.message').first()).toBeVisible();
    await expect(async () => {
      const header = await page.locator('body > header').boundingBox();
      const card = await page.locator('#cookie-card form').boundingBox();
      expect(card?.y, path).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }).toPass(SOON);
    for (const one of await cardOf(page).getByRole('button').all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
});

test('who is offline can still use the card', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de/programme');
  await context.setOffline(true);
  const notice = page.getByText('Sie sind offline.');
  await expect(notice).toBeVisible();
  await expect(async () => {
    const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
    const card = await page.locator('#cookie-card form').boundingBox();
    expect(bottom).toBeLessThan(card?.y ?? 0);
  }).toPass(SOON);
});

test('the card speaks the language of its page, and works before scripts do', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/it/team?label=x');
  await expect(cardOf(page)).toContainText('Cookie: decide Lei');
  await expect(cardOf(page).getByRole('link')).toHaveAttribute('href', '/it/privacy');
  await page.getByRole('switch', { name: 'Marketing' }).check();
  await button(page, 'Conferma la selezione').click();
  await expect(page).toHaveURL('/it/team?label=x');
  await expect(cardOf(page)).toBeHidden();
  expect(await cookieDays(context)).toEqual({
    consent_marketing: 365,
    hide_cookie_banner: 365,
    label: 180,
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card asks, is answered, and can be asked for again', async ({ page, context }) => {
    await page.goto('/it/camera');
    await expect(cardOf(page)).toBeVisible();
    await page.getByRole('switch', { name: 'Google' }).check();
    await button(page, 'Conferma la selezione').click();
    await expect(page).toHaveURL('/it/camera');
    await expect(cardOf(page)).toBeHidden();
    expect(await cookieDays(context)).toEqual({ consent_google: 365, hide_cookie_banner: 365 });
    await button(page, 'Impostazioni dei cookie').click();
    await expect(cardOf(page)).toBeVisible();
    const hint = page.locator('.allowed-hint:visible');
    await expect(hint).toHaveText('(finora consentito)');
    await expect(hint).toHaveAttribute('data-allowed', 'google');
    await button(page, 'Consenti solo i funzionali').click();
    await expect(cardOf(page)).toBeHidden();
    expect(await cookieDays(context)).toEqual({ hide_cookie_banner: 365 });
  });
});
