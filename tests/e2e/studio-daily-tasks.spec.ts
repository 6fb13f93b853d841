import { CLINIC_TIME_ZONE, clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { expect, test, type Page } from '@playwright/test';
import { hrefOfAny } from '../../site/app/routing/href.ts';
import { beginTask, countClicks, printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL, STUDIO_URL } from './support/server.ts';
import { ask, openPath, openStudio, panelAlive, publish, type, SEEN } from './support/studio.ts';

/** What an editor does on most days, in German, from the start of the studio on. */
test.describe.configure({ mode: 'default' });

const MARK = crypto.randomUUID().slice(0, 8);

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de-CH');
  // Other tests work with this account in English.
  await ask(page, 'POST', '/api/payload-preferences/locale', { value: 'de' });
});
test.afterAll(async () => {
  await page.close();
});

async function siteShows(path: string, text: string): Promise<void> {
  await expect(async () => {
    const answer = await fetch(`${SITE_URL}${path}`);
    expect((await answer.text()).includes(text)).toBe(true);
  }).toPass(SEEN);
}

async function openStart(): Promise<void> {
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  beginTask(page);
}

/** Opens a list or a global by its card on the first page of the studio. */
async function openCard(slug: string, path = `collections/${slug}`): Promise<void> {
  await openStart();
  await page.locator(`#card-${slug} .card__click`).click();
  await page.waitForURL(`**/${path}**`);
  await panelAlive(page);
}

/** Opens the form of a new entry by the plus sign of its card. */
async function openNewEntry(slug: string, path = new RegExp(`/${slug}/[0-9a-f-]{36}`)) {
  await openStart();
  await page.locator(`#card-${slug} .card__actions a`).click();
  // An entry with drafts is stored as soon as its form is opened.
  await page.waitForURL(path);
  await panelAlive(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('log in', async ({ browser }) => {
  const own = await browser.newPage({ baseURL: STUDIO_URL, locale: 'de-CH' });
  await countClicks(own);
  await openPath(own, '/admin/login');
  await own.getByLabel('E-Mail').fill(ADMIN.email);
  await own.getByLabel('Passwort').fill(ADMIN.password);
  await own.getByRole('button', { name: 'Anmelden' }).click();
  await own.waitForURL(`${STUDIO_URL}/admin`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Was zu tun ist');
  printClicks(own, 'log in');
  await own.close();
});

test('change the text of one language', async () => {
  await openCard('therapies');
  await page.locator('tbody .cell-title a').first().click();
  await page.waitForURL(/therapies\/[0-9a-f-]{36}/);
  await panelAlive(page);
  const title = `Eine Therapie ${MARK}`;
  expect(await type(page, 'title', title)).toBe(200);
  expect(await publish(page)).toBe(200);
  printClicks(page, 'change one language');
  await siteShows(hrefOfAny('therapies', {}, 'de'), title);
  const english = await (await fetch(`${SITE_URL}${hrefOfAny('therapies', {}, 'en')}`)).text();
  expect(english).not.toContain(title);
});

test('write news with a picture, its texts and its focal point', async () => {
  await openNewEntry('news');
  const title = `Neues vom Haus ${MARK}`;
  expect(await type(page, 'title', title)).toBe(200);
  await page.locator('#field-image .upload__createNewToggler').click();
  const drawer = page.locator('.drawer__content');
  // A file that is chosen before the form has its own state would be forgotten.
  await expect(drawer.locator('form[data-form-ready="true"]')).toBeAttached();
  await drawer
    .locator('input[type=file]')
    .setInputFiles('demo/content/media/files/house-lake-summer.jpg');
  await drawer.locator('#field-alt_en').fill('The house above the lake');
  await drawer.locator('#field-alt_de').fill('Das Haus über dem See');
  await drawer.locator('#field-alt_it').fill('La casa sopra il lago');
  await drawer.locator('.file-field__edit').click();
  const editor = page.locator('.edit-upload');
  await editor.locator('.edit-upload__inputsWrap').last().locator('input').first().fill('30');
  await editor.locator('.edit-upload__save').click();
  await drawer.locator('#action-save').click();
  await expect(drawer).toHaveCount(0);
  expect(await publish(page)).toBe(200);
  printClicks(page, 'news with a picture, three alternative texts and a focal point');
  await siteShows(hrefOfAny('news', {}, 'de'), title);
  const slug = `neues-vom-haus-${MARK}`;
  await siteShows(hrefOfAny('news.item', { slug }, 'de'), 'Das Haus über dem See');
});

test('put up a message above the header for a week', async () => {
  const id = await openNewEntry('header_messages');
  const title = `Sprechstunde fällt aus ${MARK}`;
  expect(await type(page, 'title', title)).toBe(200);
  const day = clinicDay(new Date(Date.now() + 7 * 86_400_000));
  // In the afternoon, when no clock is put back.
  const until = `${day}T15:37:00.000Z`;
  const asTyped = new Intl.DateTimeFormat('de-CH', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  await page.locator('#field-shown_until input').fill(asTyped.format(new Date(until)));
  await page.keyboard.press('Tab');
  expect(await publish(page)).toBe(200);
  const { body } = await ask(page, 'GET', `/api/header_messages/${id}?depth=0`);
  expect(body.shown_until).toBe(until);
  printClicks(page, 'put up a message for a week');
  await siteShows('/de', title);
});

test('change the menu', async () => {
  await openCard('menu', 'globals/menu');
  const group = page.locator('#nodes-row-0 .collapsible__toggle').first();
  // The panel remembers which rows are open.
  if (!(await page.locator('#field-nodes__0__name').isVisible())) await group.click();
  const name = `Menü ${MARK}`;
  await page.locator('#field-nodes__0__name').fill(name);
  const published = page.waitForResponse((one) => one.url().includes('publishSpecificLocale=de'));
  await page.locator('#action-save').click();
  expect((await published).status()).toBe(200);
  printClicks(page, 'change the menu');
  await siteShows('/de', name);
});

test('lead an old address to a new one', async () => {
  await openNewEntry('redirects', /redirects\/create/);
  await page.locator('#field-from').fill(`/de/aktion-${MARK}`);
  const choice = page.locator('#field-page');
  await choice.locator('input').fill('Phoenix');
  await choice.locator('.rs__option', { hasText: 'Phoenix-Programm' }).first().click();
  await expect(page.locator('#field-to')).toHaveValue(/^\/de\/programme\/./);
  await page.locator('#action-save').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  printClicks(page, 'a redirect');
  await expect(async () => {
    const answer = await fetch(`${SITE_URL}/de/aktion-${MARK}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('/de/programme');
  }).toPass(SEEN);
});

test('see the subscribers and take them along', async () => {
  await openCard('subscribers');
  const download = page.waitForEvent('download');
  await page.locator('#export-subscribers').click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  printClicks(page, 'export the subscribers');
});

/** An album without pictures is not shown. */
async function addPicture(): Promise<void> {
  await page.locator('#field-pictures .array-field__add-row').click();
  await page.locator('#pictures-row-0 .upload__listToggler').click();
  await page.locator('.drawer__content tbody .default-cell__first-cell').first().click();
  await expect(page.locator('#pictures-row-0 .upload-relationship-details')).toBeVisible();
}

for (const [task, slug, texts, list] of [
  ['team member', 'team', { name: 'Anna Muster', role: 'Assistenzärztin' }, 'team'],
  ['room', 'rooms', { title: 'Zimmer zum Garten' }, 'rooms'],
  [
    'video',
    'videos',
    { title: 'Ein Morgen am See', youtube_id: 'https://youtu.be/aqz-KE-bpKQ' },
    'videos',
  ],
  ['album', 'images', { title: 'Ein Tag im Herbst' }, 'images'],
  ['vacancy', 'vacancies', { title: 'Pflegefachperson' }, 'vacancies'],
  ['program', 'programs', { title: 'Woche der Ruhe' }, 'programs'],
] as const) {
  test(`a new ${task}`, async () => {
    const id = await openNewEntry(slug);
    const [first] = Object.values(texts);
    for (const [field, text] of Object.entries(texts)) {
      expect(await type(page, field, text === first ? `${text} ${MARK}` : text)).toBe(200);
    }
    if (slug === 'images') await addPicture();
    if (slug === 'videos') {
      await page.locator('#field-category .rs__control').click();
      await page.locator('.rs__option').first().click();
    }
    expect(await publish(page)).toBe(200);
    printClicks(page, `new ${task}`);
    await siteShows(hrefOfAny(list, {}, 'de'), `${first} ${MARK}`);
    expect((await ask(page, 'DELETE', `/api/${slug}/${id}`)).status).toBe(200);
  });
}
