import { expect, test, type Locator, type Page } from '@playwright/test';
import { href, hrefOfAny } from '../../site/app/routing/href.ts';
import { requestForm } from '../support/request-by.ts';
import { beginTask, printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL } from './support/server.ts';
import { ask, attached, openPath, openStudio, panelAlive, SEEN } from './support/studio.ts';

/** The panel in a hand: all is done by thumbs, in German, whose words are the longest. */
test.describe.configure({ mode: 'default' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const THUMB = 44;
const SMALLEST_TYPE = 12;
const MARK = crypto.randomUUID().slice(0, 8);

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de-CH', PHONE);
  await ask(page, 'POST', '/api/payload-preferences/locale', { value: 'de' });
});
test.afterAll(async () => {
  await page.close();
});

/** Taps what is large enough for a thumb. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { height, width } = (await target.boundingBox()) ?? { height: 0, width: 0 };
  expect(Math.min(height, width), String(target)).toBeGreaterThanOrEqual(THUMB - 0.5);
  await target.tap();
}

/** For every page: not all of them have a form or a list. */
async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await attached(page.locator('.app-header__mobile-nav-toggler'));
}

/** Opens what the overview leads to. */
async function tapFromStart(target: Locator, path: RegExp): Promise<void> {
  await open('/admin');
  beginTask(page);
  await tap(target);
  await page.waitForURL(path);
  await panelAlive(page);
}

const card = (slug: string) => page.locator(`#card-${slug} .card__click`);

async function write(field: string, text: string): Promise<void> {
  const input = page.locator(`#field-${field}`).first();
  await tap(input);
  const saved = page.waitForResponse((one) => one.url().includes('autosave=true'));
  await input.fill(text);
  await saved;
}

async function publish(): Promise<void> {
  const published = page.waitForResponse((one) => one.url().includes('publishSpecificLocale=de'));
  await tap(page.locator('#action-save'));
  const anyway = page.locator('#publish-anyway');
  const isDone = published.then(() => true);
  const isAsked = anyway.waitFor().then(
    () => false,
    () => true,
  );
  if (!(await Promise.race([isDone, isAsked]))) await tap(anyway);
  expect((await published).status()).toBe(200);
}

async function siteShows(path: string, text: string): Promise<void> {
  await expect(async () => {
    expect((await (await fetch(`${SITE_URL}${path}`)).text()).includes(text)).toBe(true);
  }).toPass(SEEN);
}

async function newRequest(): Promise<string> {
  const email = `anna.${MARK}@visitor.example`;
  await fetch(`${SITE_URL}${href('request', {}, 'de')}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: requestForm(email),
    redirect: 'manual',
  });
  let id = '';
  await expect(async () => {
    const { body } = await ask(page, 'GET', `/api/requests?where[email][equals]=${email}`);
    [{ id }] = body.docs as [{ id: string }];
  }).toPass(SEEN);
  // It came without scripts, which is suspicious.
  await ask(page, 'PATCH', `/api/requests/${id}`, { suspected: false });
  return id;
}

test('a request is answered with thumbs', async () => {
  const id = await newRequest();
  const waiting = page.getByRole('region', { name: 'Wartet' });
  await tapFromStart(waiting.getByRole('link', { name: /Anfrage/ }).first(), /requests/);
  await tap(page.locator(`table a[href*="${id}"]`).first());
  await page.waitForURL((url) => url.pathname.endsWith(id));
  await panelAlive(page);
  await page.locator('#field-reply-text').fill('Guten Tag Frau Berger,\n\nwir rufen Sie an.');
  await tap(page.locator('#send-reply'));
  await expect(page.locator('.conversation__replies li')).toContainText('wir rufen Sie an.');
  printClicks(page, 'answer a request on a phone');
});

test('a testimonial is approved with thumbs', async () => {
  const text = `Eine stille Woche (${MARK}).`;
  const sent = { submission: crypto.randomUUID(), date: '2026-11-01T12:00:00.000Z' };
  const said = { name: `Beatrice ${MARK}`, text, rating: 5, lang: 'de', country: 'CH' };
  const created = await ask(page, 'POST', '/api/testimonials?draft=true', { ...sent, ...said });
  expect(created.status).toBe(201);
  const waiting = page.getByRole('region', { name: 'Wartet' });
  await tapFromStart(waiting.getByRole('link', { name: /Patientenmeinung/ }), /testimonials/);
  const one = page.locator('.waiting-testimonial', { hasText: said.name });
  await tap(one.getByRole('button', { name: 'Freigeben' }));
  await expect(one).toHaveCount(0);
  printClicks(page, 'approve a testimonial on a phone');
  await siteShows(hrefOfAny('testimonials', {}, 'de'), text);
});

test('a message above the header is put up with thumbs', async () => {
  const create = page.locator('#card-header_messages .card__actions a');
  await tapFromStart(create, /header_messages\/[0-9a-f-]{36}/);
  const title = `Heute geschlossen ${MARK}`;
  await write('title', title);
  await publish();
  printClicks(page, 'put up a message on a phone');
  await siteShows('/de', title);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await ask(page, 'DELETE', `/api/header_messages/${id}`)).status).toBe(200);
});

test('a word is corrected and published in one language with thumbs', async () => {
  await tapFromStart(card('therapies'), /collections\/therapies/);
  await tap(page.locator('tbody .cell-title a').nth(1));
  await page.waitForURL(/therapies\/[0-9a-f-]{36}/);
  await panelAlive(page);
  const title = `Eine Therapie ${MARK}`;
  await write('title', title);
  // The button stays in view however far one has read.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('#action-save')).toBeInViewport({ ratio: 1 });
  await publish();
  printClicks(page, 'correct a word on a phone');
  await siteShows(hrefOfAny('therapies', {}, 'de'), title);
  const english = await (await fetch(`${SITE_URL}${hrefOfAny('therapies', {}, 'en')}`)).text();
  expect(english).not.toContain(title);
});

/** What is wider than the phone, cut off, or too small to be read. */
function unfit(smallest: number): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || element.offsetWidth < 3) continue;
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const said = (element.textContent ?? '').trim().slice(0, 40);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (words && size < smallest) problems.push(`“${said}” has ${size} px`);
    const isButton = element.matches('button, .btn, .pill, .see-it-live');
    if (isButton && said && element.scrollWidth > element.clientWidth + 1) {
      problems.push(`“${said}” is cut off`);
    }
  }
  return problems;
}

async function expectFits(path: string, language: string): Promise<void> {
  await open(path);
  // The phone itself enlarges its view where something is too wide.
  expect(await page.evaluate(() => innerWidth), `${language} ${path}`).toBe(PHONE.viewport.width);
  expect(await page.evaluate(unfit, SMALLEST_TYPE), `${language} ${path}`).toEqual([]);
}

const OWN_PAGES = ['', '/account', '/inbox/testimonials', '/inbox/person', '/translations'];
const LISTS = ['programs', 'media', 'documents', 'requests', 'mails', 'log', 'users'];
const ENTRIES = ['programs', 'rooms', 'media', 'documents', 'requests', 'mails', 'users'];
const FORMS = ['/globals/home', '/globals/menu', '/collections/redirects/create'];

test('no page is wider than the phone, and no word cut off or too small', async ({ browser }) => {
  const firstOf = async (slug: string) => {
    const { body } = await ask(page, 'GET', `/api/${slug}?limit=1&depth=0&sort=createdAt`);
    return (body.docs as { id: string }[])[0]?.id;
  };
  const entries = await Promise.all(
    ENTRIES.map(async (slug) => `/collections/${slug}/${await firstOf(slug)}`),
  );
  const [program = ''] = entries;
  const { body } = await ask(page, 'GET', '/api/programs/versions?limit=1&depth=0');
  const [version] = body.docs as [{ id: string; parent: string }];
  const versions = [
    `${program}/versions`,
    `/collections/programs/${version.parent}/versions/${version.id}`,
  ];
  const all = [
    ...OWN_PAGES,
    ...['/guide', '/first-steps', '/collections/users/create'],
    ...LISTS.map((slug) => `/collections/${slug}`),
    ...entries,
    ...FORMS,
    ...versions,
  ];
  for (const path of all) await expectFits(`/admin${path}`, 'de');

  await page.close();
  for (const language of ['en', 'it']) {
    page = await openStudio(browser, ADMIN, language, PHONE);
    await ask(page, 'POST', '/api/payload-preferences/locale', { value: language });
    const some = ['', '/translations', '/collections/documents', program, ...versions];
    for (const path of some) await expectFits(`/admin${path}`, language);
    if (language === 'en') await page.close();
  }
});

test('what opens above a page fits the phone too', async () => {
  await openPath(page, '/admin/collections/programs');
  await tap(page.locator('#arrange'));
  await expect(page.locator('.arrange-list__entry').first()).toBeVisible();
  expect(await page.evaluate(unfit, SMALLEST_TYPE)).toEqual([]);
  await open('/admin');
  await tap(page.locator('.app-header__mobile-nav-toggler'));
  await expect(page.locator('.nav__wrap a').first()).toBeInViewport();
  expect(await page.evaluate(unfit, SMALLEST_TYPE)).toEqual([]);
  await tap(page.locator('.nav__wrap a[href$="/collections/rooms"]'));
  await page.waitForURL(/rooms/);
});
