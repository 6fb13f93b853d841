import { expect, test, type Locator, type Page } from '@playwright/test';
import de from '../../site/app/messages/de.json' with { type: 'json' };
import { hydrated } from './support/hydrated.ts';
import { expectNoViolations, PHONE, valueOf } from './support/shell.ts';
import { telHref } from '../../site/app/ui/phone.tsx';
import { HOUSE } from '../support/demo-content.ts';

const messages = (page: Page) => page.locator('.message').filter({ visible: true });
const more = (page: Page) => page.locator('.messages-more summary');

const LONG = [
  [
    'Wintersaison',
    'Vom 20. Dezember bis zum 6. Januar ist unsere Klinik durchgehend geöffnet; freie Zimmer und Behandlungstermine erfragen Sie unter',
  ],
  [
    'Neue Telefonzeiten der Patientenbetreuung',
    'Ab Januar erreichen Sie uns von Montag bis Freitag zwischen 8 und 18 Uhr; ausserhalb dieser Zeiten schreiben Sie uns:',
  ],
] as const;

/** Gives a German page the two messages of the Italian ones, with long German texts. */
async function openWithLongMessages(page: Page): Promise<void> {
  const bar = /<section[^>]*class="messages">.*?<\/section>/s;
  const italian = await (await page.request.get('/it/team')).text();
  const [found = ''] = bar.exec(italian) ?? [];
  const long = found
    .replaceAll('class="message"', 'class="message is-long"')
    .replace('Camere libere</strong> <div><p>', `${LONG[0][0]}</strong> <div><p>${LONG[0][1]} `)
    .replace('Parliamo italiano</strong> <div><p>', `${LONG[1][0]}</strong> <div><p>${LONG[1][1]} `)
    .replace(/(<summary>)[^<]*/, `$1${de.headerMessages.all}`);
  await page.route('**/de/team', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(bar, () => long) });
  });
  await page.goto('/de/team');
  for (const [title, text] of LONG) {
    await expect(page.locator('.message', { hasText: title })).toContainText(text);
  }
}

/** Whether all of its text is painted. */
const isWhole = (text: Locator) =>
  text.evaluate((node) => node.scrollHeight <= node.clientHeight + 1);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('two short messages are both seen, and each is dismissed by itself', async ({ page }) => {
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/it/team');
        await expect(messages(page)).toHaveCount(2);
        for (const message of await messages(page).all()) {
          await expect(message).toBeInViewport({ ratio: 1 });
          expect((await message.boundingBox())?.height).toBeLessThanOrEqual(48);
        }
        await expect(more(page)).toBeHidden();
      }
      // Numbers and addresses can be used at once.
      await expect(page.locator(`.message a[href="${telHref(HOUSE.phone)}"]`)).toBeVisible();
      await expect(page.locator(`.message a[href="mailto:${HOUSE.email}"]`)).toBeVisible();
      if (javaScriptEnabled) {
        await hydrated(page);
        await expectNoViolations(page, '.messages');
      }
      await messages(page).first().getByRole('button').click();
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText('Parliamo italiano');
      await messages(page).getByRole('button').click();
      await expect(page.locator('.messages')).toBeHidden();
    });

    test('of two long messages in de a phone shows the beginnings, and all when asked', async ({
      page,
      context,
    }) => {
      await page.setViewportSize(PHONE);
      await openWithLongMessages(page);
      const texts = page.locator('.message-text');
      await expect(messages(page)).toHaveCount(2);
      for (const text of await texts.all()) {
        await expect(text).toBeInViewport({ ratio: 1 });
        expect(await isWhole(text)).toBe(false);
      }
      const bar = await page.locator('.messages').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(PHONE.height / 4);

      await more(page).focus();
      await page.keyboard.press('Enter');
      for (const text of await texts.all()) expect(await isWhole(text)).toBe(true);
      if (javaScriptEnabled) await expectNoViolations(page, '.messages');
      await page.keyboard.press('Enter');
      for (const text of await texts.all()) expect(await isWhole(text)).toBe(false);

      // One alone has room for all of its text. Without scripts the form leads back to the page,
      // and Playwright rewrites no page that a redirect leads to.
      const id = (await messages(page).first().getAttribute('data-message')) ?? '';
      await messages(page).first().getByRole('button').click();
      await expect.poll(() => valueOf(context, id)).toBe('1');
      await page.goto('/de/team');
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText(LONG[1][0]);
      expect(await isWhole(texts.filter({ visible: true }))).toBe(true);
      await expect(more(page)).toBeHidden();
    });

    test('two long messages are seen as a whole on larger screens', async ({ page }) => {
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openWithLongMessages(page);
        for (const text of await page.locator('.message-text').all()) {
          await expect(text).toBeInViewport({ ratio: 1 });
          expect(await isWhole(text)).toBe(true);
        }
        await expect(more(page)).toBeHidden();
        const bar = await page.locator('.messages').boundingBox();
        expect(bar?.height).toBeLessThanOrEqual(150);
      }
    });
  });
}

test('a link in the hidden part of a message is shown when it has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithLongMessages(page);
  const link = page.locator(`.message a[href="${telHref(HOUSE.phone)}"]`);
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await isWhole(page.locator('.message-text').first())).toBe(true);
});
