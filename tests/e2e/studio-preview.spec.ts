import { expect, test, type Page } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { ADMIN, SITE_URL } from './support/server.ts';
import { ask, openPath, openStudio, publish, type, SEEN } from './support/studio.ts';

const SHOWN = '.site-preview iframe:not(.site-preview__coming)';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de');
  await page.setViewportSize({ width: 1440, height: 900 });
});
test.afterAll(async () => {
  await page.close();
});

const siteShows = async (path: string, text: string) =>
  (await (await fetch(`${SITE_URL}${path}`)).text()).includes(text);

/** Types into a field of a global, and waits for its autosave. */
async function typeInGlobal(field: string, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('autosave=true'),
  );
  await page.locator(`#field-${field}`).fill(text);
  expect((await saved).status()).toBe(200);
}

/** The panel remembers for each kind of entry whether its preview was shown. */
async function showPreview(): Promise<void> {
  const toggler = page.locator('#live-preview-toggler');
  await expect(toggler).toBeVisible();
  if ((await page.locator('.site-preview').count()) === 0) await toggler.click();
}

test('the home page is changed with its page beside the form, then published and seen', async () => {
  const title = `Ein Satz, der gerade entsteht: ${Date.now()}`;
  await openPath(page, '/admin/globals/home?locale=de');
  await showPreview();
  const preview = page.frameLocator(SHOWN);
  await expect(preview.getByLabel('Vorschau eines Entwurfs')).toHaveText('Entwurf');
  await typeInGlobal('hero_title', title);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await siteShows('/de', title)).toBe(false);

  await page.getByLabel('Telefon', { exact: true }).check();
  await expect(async () => {
    const width = await preview.locator('body').evaluate(() => window.innerWidth);
    expect(width).toBe(390);
  }).toPass();

  const published = page.waitForResponse((response) =>
    response.url().includes('publishSpecificLocale=de'),
  );
  await page.locator('#action-save').click();
  expect((await published).status()).toBe(200);
  await expect(() => siteShows('/de', title).then((seen) => expect(seen).toBe(true))).toPass(SEEN);
  const live = await page.locator('#see-it-live').getAttribute('href');
  expect((await fetch(live ?? '')).url).toBe(`${SITE_URL}/de`);
  expect(await siteShows('/de', 'Vorschau eines Entwurfs')).toBe(false);
  printClicks(page, 'change and publish the home page with its preview');
});

test('the home page that is online and has changes is called so, also when it is opened anew', async () => {
  await openPath(page, '/admin/globals/home?locale=de');
  await typeInGlobal('hero_title', `Noch nicht veröffentlicht: ${Date.now()}`);
  await openPath(page, '/admin/globals/home?locale=de');
  await expect(page.locator('.status__value')).toHaveText('Online, mit Änderungen');
});

test('a room is shown at its place on the page of rooms, and its live page is a click away', async () => {
  const { body } = await ask(page, 'GET', '/api/rooms?locale=de&limit=1&sort=-order&depth=0');
  const [room] = body.docs as { id: string; slug: string }[];
  await openPath(page, `/admin/collections/rooms/${room?.id}?locale=de`);
  await showPreview();
  const title = `Zimmer im Entwurf ${Date.now()}`;
  expect(await type(page, 'title', title)).toBe(200);
  const preview = page.frameLocator(SHOWN);
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  const place = preview.locator(`#${room?.slug}`);
  await expect(async () => {
    const top = await place.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
  }).toPass();
  const live = await page.locator('#see-it-live').getAttribute('href');
  const answer = await fetch(live ?? '', { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`/de/zimmer#${room?.slug}`);
  expect(await siteShows('/de/zimmer', title)).toBe(false);
});

test('menu, messages and the clinic have previews too, and nobody else may frame them', async () => {
  const { body } = await ask(page, 'GET', '/api/header_messages?limit=1&depth=0');
  const [message] = body.docs as { id: string }[];
  for (const path of [
    '/admin/globals/menu',
    '/admin/globals/clinic',
    `/admin/collections/header_messages/${message?.id}`,
  ]) {
    await openPath(page, `${path}?locale=it`);
    const link = await page.locator('#preview-button').getAttribute('href');
    const preview = await fetch(link ?? '');
    expect(preview.status, path).toBe(200);
    expect(await preview.text()).toContain('>Bozza<');
    expect(preview.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${new URL(page.url()).origin}`,
    );
  }
  const frames = await page.request.get('/admin/login');
  expect(frames.headers()['content-security-policy']).toContain(`frame-src ${SITE_URL};`);
});

test('publishing shows the way to the live page', async () => {
  const slug = `neu-und-gleich-zu-sehen-${Date.now()}`;
  const { body } = await ask(page, 'POST', '/api/programs?locale=de&draft=true', {
    title: 'Neu und gleich zu sehen',
    slug,
  });
  await openPath(page, `/admin/collections/programs/${body.doc?.id}?locale=de`);
  await expect(page.locator('#see-it-live')).toHaveCount(0);
  expect(await type(page, 'excerpt', 'Ein Satz')).toBe(200);
  expect(await publish(page)).toBe(200);
  const link = page.locator('#see-it-live');
  await expect(link).toHaveText('Auf der Website ansehen');
  const live = await link.getAttribute('href');
  await expect(async () => {
    const { url, status } = await fetch(live ?? '');
    expect([url, status]).toEqual([`${SITE_URL}/de/programme/${slug}`, 200]);
  }).toPass(SEEN);
});
