import { expect, test } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import {
  answerPosts,
  field,
  fillContact,
  formAlive,
  openForm,
  send,
  stopClock,
  summary,
} from './support/forms.ts';

test('what is typed before the scripts have come is kept too', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // The load event would wait for the scripts that are held back.
  await page.goto('/request', { waitUntil: 'commit' });
  await field(page, 'firstname').fill('Ada');
  await field(page, 'country').selectOption('IT');
  release?.();
  await formAlive(page);
  await expect(field(page, 'firstname')).toHaveValue('Ada');
  await expect(field(page, 'country')).toHaveValue('IT');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft-request')))
    .toMatch(/"Ada".*"IT"/);
});

test('a page that the browser kept as it was left can send its form again', async ({ page }) => {
  let posts = 0;
  // The redirect leads to the current page, so that the page stays.
  await answerPosts(page, '/contact', (route) => {
    posts += 1;
    return route.fulfill({ json: { location: '/contact#kept' } });
  });
  await openForm(page, '/contact');
  await fillContact(page, 'Ada');
  await stopClock(page);
  await send(page).click();
  await expect(page).toHaveURL(/#kept$/);
  // The button is disabled for a second click.
  await send(page).click({ force: true });
  expect(posts).toBe(1);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(send(page)).not.toHaveAttribute('aria-disabled');
  await send(page).click();
  await expect.poll(() => posts).toBe(2);
});

test('a room is asked for, and nothing written before is lost', async ({ page }) => {
  const asked = 'I am interested in this room: Panorama Suite.';
  await page.goto('/rooms');
  await page
    .getByRole('article', { name: 'Panorama Suite' })
    .getByRole('link', { name: 'Ask for this room' })
    .click();
  await expect(page).toHaveURL(/\/request\?room=panorama-suite$/);
  await expect(field(page, 'message')).toHaveValue(asked);
  await formAlive(page);
  await field(page, 'message').fill('We are two, and one of us uses a walking stick.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft-request')))
    .toContain('walking stick');

  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto('/request?room=autumn-suite');
  const both =
    'We are two, and one of us uses a walking stick.\nI am interested in this room: Autumn Suite.';
  await expect(field(page, 'message')).toHaveValue(both);
  await expect(page.getByRole('status').filter({ hasText: 'already entered' })).toBeVisible();
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(field(page, 'message')).toHaveValue('I am interested in this room: Autumn Suite.');
});

test('the summary of errors drops what is asked for no more', async ({ page }) => {
  const { street } = en.forms.fields;
  await openForm(page, '/request');
  await field(page, 'stay').first().check();
  await send(page).click();
  await expect(summary(page)).toContainText(street);
  await field(page, 'stay').nth(1).check();
  await expect(summary(page)).not.toContainText(street);
});
