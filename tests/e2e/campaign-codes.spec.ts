import { expect, test } from '@playwright/test';
import { field, formAlive, openForm } from './support/forms.ts';
import { hydrated, open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';
import { valueOf } from './support/shell.ts';

const WEEK = '/de/programme/autoimmun-spezialwoche';
const LETTER = '?utm_campaign=winter-2024&discount=W24';
const AGAIN = `https://clinic.example/de/anfrage${LETTER}`;

test('an address that was glued to the code of a letter leaves the code, and nothing else', async ({
  page,
  context,
}) => {
  for (const [glued, clean] of [
    [`/de/anfrage${LETTER}${AGAIN}`, `/de/anfrage${LETTER}`],
    [`/de/anfrage${LETTER}${encodeURIComponent(AGAIN)}`, `/de/anfrage${LETTER}`],
    [`/de/anfrage%3F${LETTER.slice(1)}${AGAIN}`, `/de/anfrage${LETTER}`],
    [`/it/contact${LETTER}${AGAIN}`, `/it/contact${LETTER}`],
    [`/requesthttps://clinic.example/request${LETTER}`, `/request${LETTER}`],
    [`${WEEK}${LETTER}${AGAIN}`, `${WEEK}${LETTER}`],
    [`${WEEK}%3F${LETTER.slice(1)}${AGAIN}`, `${WEEK}${LETTER}`],
  ] as const) {
    await context.clearCookies();
    await open(page, glued);
    await expect(page, glued).toHaveURL(clean);
    expect(await valueOf(context, 'discount'), glued).toBe('W24');
    expect(await valueOf(context, 'utm_campaign'), glued).toBe('winter-2024');
  }
  await openForm(page, '/de/anfrage');
  await expect(field(page, 'discount')).toHaveValue('W24');
});

test('a code with an address glued to it is not used, wherever it was kept', async ({
  page,
  context,
}) => {
  const value = encodeURIComponent(`W24${AGAIN}`);
  await context.addCookies([{ name: 'discount', value, url: SITE_URL }]);
  await openForm(page, '/request');
  await expect(field(page, 'discount')).toHaveValue('W24');
  expect(await valueOf(context, 'discount')).toBe('W24');
  // Pages without a form are not redirected: the code is cleaned where it is read.
  await open(page, '/rooms?discount=NEWhttps://clinic.example');
  await page.goto('/request');
  await hydrated(page);
  await formAlive(page);
  await expect(field(page, 'discount')).toHaveValue('NEW');
  expect(await valueOf(context, 'discount')).toBe('NEW');
});
