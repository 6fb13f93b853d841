import { expect, test, type Locator, type Page } from '@playwright/test';
import { href } from '../../site/app/routing/href.ts';
import { ADMIN, SITE_URL } from './support/server.ts';
import { ask, openStudio, panelAlive, SEEN } from './support/studio.ts';

/** The panel without a mouse. */
test.describe.configure({ mode: 'default' });

const MARK = crypto.randomUUID().slice(0, 8);
/** More than any page has stops before what a test looks for. */
const MANY = 200;

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de-CH');
  await ask(page, 'POST', '/api/payload-preferences/locale', { value: 'de' });
});
test.afterAll(async () => {
  await page.close();
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Whether one sees where the keyboard is: an outline or a shadow, on the control or its frame. */
function focused() {
  const active = document.activeElement;
  if (!active || active === document.body) return undefined;
  const frame = active.closest('.rs__control, .checkbox-input__input, label, .card');
  const seen = [active, ...(frame ? [frame] : [])].some((element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { borderStyle, boxShadow, content, outlineStyle, outlineWidth } = getComputedStyle(
        element,
        pseudo,
      );
      if (pseudo) return content !== 'none' && content !== 'normal' && borderStyle !== 'none';
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || boxShadow !== 'none';
    }),
  );
  const said = active.getAttribute('aria-label') ?? active.textContent ?? '';
  const name = `${active.tagName} ${active.id} ${active.className} ${said.trim().slice(0, 30)}`;
  const isFirst = active.hasAttribute('data-first-stop');
  active.setAttribute('data-first-stop', '');
  return { name, seen, isFirst };
}

test('every stop of the keyboard is seen', async () => {
  const program = (await ask(page, 'GET', '/api/programs?limit=1&depth=0')).body.docs as {
    id: string;
  }[];
  for (const path of [
    ...['', '/account', '/translations', '/inbox/testimonials', '/inbox/person'],
    ...['/collections/programs', '/collections/requests', '/collections/media'],
    ...[`/collections/programs/${program[0]?.id}`, '/globals/menu', '/collections/users/create'],
  ]) {
    await open(`/admin${path}`);
    const unseen: string[] = [];
    for (let stop = 0; stop < MANY; stop += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(focused);
      if (!at || at.isFirst) break;
      if (!at.seen) unseen.push(at.name);
    }
    expect(unseen, path).toEqual([]);
  }
});

/** Goes on with the keyboard until it is there. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MANY; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

test('a text is written, linked and published without a mouse', async () => {
  await open('/admin');
  await tabTo(page.locator('#card-news .card__actions a'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/news\/[0-9a-f-]{36}/);
  await panelAlive(page);
  await tabTo(page.locator('#field-title'));
  const title = `Ohne Maus ${MARK}`;
  await page.keyboard.type(title);
  const editor = page.locator('.ContentEditable__root').first();
  await tabTo(editor);
  await page.keyboard.type('Wir haben neue Zimmer');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  // With words selected it is the link, and not the search of the studio.
  await page.keyboard.press('Control+k');
  const drawer = page.locator('.drawer__content');
  const toEntry = drawer.locator('input[name="linkType"]:checked');
  await expect(toEntry).toBeVisible();
  await tabTo(toEntry);
  await page.keyboard.press('ArrowDown');
  const address = drawer.locator('#field-url');
  await expect(address).toBeVisible();
  await tabTo(address);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('https://example.org/rooms');
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(editor.locator('a')).toHaveText('Zimmer');
  const publish = page.locator('#action-save');
  await tabTo(publish, 'Shift+Tab');
  const published = page.waitForResponse((one) => one.url().includes('publishSpecificLocale=de'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#publish-anyway')).toBeVisible();
  await tabTo(page.locator('#publish-anyway'));
  await page.keyboard.press('Enter');
  expect((await published).status()).toBe(200);
  const slug = `ohne-maus-${MARK}`;
  await expect(async () => {
    const shown = await fetch(`${SITE_URL}${href('news.item', { slug }, 'de')}`);
    expect(await shown.text()).toContain('<a href="https://example.org/rooms"');
  }).toPass(SEEN);
});
