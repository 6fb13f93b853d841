import { expect, test, type Page } from '@playwright/test';
import { cookieDays } from './support/cookie-days.ts';
import { gtagCommands, mockGoogle } from './support/google-mock.ts';
import { hydrated, open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';
import { NEW_VISITOR } from './support/visitors.ts';
import { FILM } from '../support/demo-content.ts';

test.use({ storageState: NEW_VISITOR });

const GCLID = 'Cj0KCQiA-test_123';
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST000000';
const cardOf = (page: Page) => page.locator('#cookie-card');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('marketing: reloads, loads analytics, tells pages without their query, and withdraws', async ({
  page,
  context,
}) => {
  const asked = await mockGoogle(page);
  await page.goto('/diagnosis?name=anna&utm_source=letter', {
    referer: 'https://letters.example/june?to=anna@mail.example',
  });
  await hydrated(page);
  const marketing = page.getByRole('switch', { name: 'Marketing' });
  await marketing.check();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await button(page, 'Confirm selection').click();
  await page.waitForFunction(() => !('stayed' in window));
  await expect.poll(() => asked.length).toBe(2);
  await expect(cardOf(page)).toBeHidden();
  const address = `${SITE_URL}/diagnosis?utm_source=letter`;
  expect(asked[0]).toBe(GTAG);
  expect(new URL(asked[1] ?? '').searchParams.get('dl')).toBe(address);
  const commands = await gtagCommands(page);
  expect(commands.map(([command, what]) => `${command} ${String(what).slice(0, 9)}`)).toEqual([
    ...['consent default', 'consent update', expect.stringMatching(/^js /), 'config G-TEST000'],
    ...['set [object O', 'event page_view'],
  ]);
  expect(commands[1]?.[2]).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  });
  expect(commands[3]?.[2]).toMatchObject({ send_page_view: false, page_location: address });
  // Not the page itself, which the reload makes the referrer.
  for (const index of [3, 5]) {
    expect(commands[index]?.[2]).toMatchObject({ page_referrer: 'https://letters.example/june' });
  }
  expect(await page.evaluate(() => sessionStorage.getItem('first_referrer'))).toBeNull();
  expect(await cookieDays(context)).toEqual({
    consent_marketing: 365,
    hide_cookie_banner: 365,
    utm_source: 180,
    _ga: 90,
    _ga_TEST000000: 90,
    _gcl_au: 90,
  });

  await page.locator('main a[href="/diagnosis/laboratory"]').first().click();
  await expect(page).toHaveURL(/laboratory$/);
  await expect.poll(() => asked.length).toBe(4);
  expect(asked[2]).toBe(GTAG);
  const second = new URL(asked[3] ?? '').searchParams;
  expect(Object.fromEntries(second)).toEqual({
    en: 'page_view',
    dl: `${SITE_URL}/diagnosis/laboratory`,
  });

  await button(page, 'Cookie settings').click();
  await expect(marketing).toBeChecked();
  await expect(marketing).toBeFocused();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await marketing.uncheck();
  await button(page, 'Confirm selection').click();
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  expect(await cookieDays(context)).toEqual({ hide_cookie_banner: 365, utm_source: 180 });
  expect(asked).toHaveLength(4);
});

test('what comes from Google waits for a click, once or always', async ({ page, context }) => {
  const asked = await mockGoogle(page);
  await open(page, `/video/${FILM}`);
  await expect(page.getByText('youtube-nocookie.com, a service of Google')).toBeVisible();
  await button(page, 'Load once').click();
  await expect(page.locator('main iframe')).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(await cookieDays(context)).toEqual({});

  await open(page, '/contact');
  await expect(button(page, 'Load once')).toBeVisible();
  expect(asked).toHaveLength(1);
  await button(page, 'Always load').click();
  await expect(page.locator('main iframe')).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/^https:\/\/www\.google\.com\/maps\?q=.*output=embed/);
  expect(await cookieDays(context)).toEqual({ consent_google: 365 });
  const google = page.getByRole('switch', { name: 'Google' });
  await expect(google).toBeChecked();

  // Allowed permanently: the question is gone, but a film still needs a click.
  await open(page, `/video/${FILM}`);
  await expect(button(page, 'Always load')).toBeHidden();
  await button(page, 'Load').click();
  await expect(page.locator('main iframe')).toBeVisible();
  await expect.poll(() => asked.length).toBe(3);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await google.uncheck();
  await button(page, 'Confirm selection').click();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(cardOf(page)).toBeHidden();
  expect(await cookieDays(context)).toEqual({ hide_cookie_banner: 365 });
  expect(await page.evaluate(() => 'stayed' in window), 'no reload').toBe(true);
});

test('a click on an advertisement counts, but not against a refusal', async ({ page, context }) => {
  const asked = await mockGoogle(page);
  const campaign = 'utm_source=a%3Cb&utm_campaign=winter&label=x&discount=W10';
  await open(page, `/privacy?gclid=${GCLID}&${campaign}&email=a@b.example`);
  await expect(cardOf(page)).toBeHidden();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toBe(GTAG);
  expect(asked[1]).toContain(`gclid%3D${GCLID}`);
  expect(asked[1]).not.toContain('email');
  const days = await cookieDays(context);
  expect(days).toMatchObject({
    consent_marketing: 365,
    consent_google: 365,
    hide_cookie_banner: 365,
    smc_gclid: 30,
    utm_source: 180,
    utm_campaign: 180,
    label: 180,
    discount: 7,
  });
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'smc_gclid')).toMatchObject({
    value: GCLID,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  });
  expect(cookies.find(({ name }) => name === 'utm_source')?.value).toBe('a%20b');

  // The privacy page lists the actual lifetime of each cookie.
  const rows = await page.locator('main table tbody tr').allInnerTexts();
  for (const [name, kept] of Object.entries(days)) {
    const listed = name.replace(/^(_ga_|_gcl_).*/, '$1*');
    const row = rows.find((text) => text.split('\t')[0] === listed);
    // Number and unit are kept on one line.
    expect(row?.split('\t').at(-1), name).toBe(`${kept}\u00a0days`);
  }

  await button(page, 'Cookie settings').last().click();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await button(page, 'Reject non-functional').click();
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  await expect(cardOf(page)).toBeHidden();
  expect(Object.keys(await cookieDays(context)).toSorted()).toEqual([
    ...['discount', 'hide_cookie_banner', 'label', 'utm_campaign', 'utm_source'],
  ]);
  expect(asked).toHaveLength(2);
});
