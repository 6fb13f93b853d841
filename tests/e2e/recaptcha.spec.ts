import { expect, test, type Page } from '@playwright/test';
import en from '../../site/app/messages/en.json' with { type: 'json' };
import {
  answerPosts,
  field,
  fillContact,
  openForm,
  send,
  stopClock,
  summary,
} from './support/forms.ts';
import { RECAPTCHA_SITE_KEY, SITE_URL } from './support/server.ts';

const SCRIPT = `https://www.google.com/recaptcha/api.js?render=${RECAPTCHA_SITE_KEY}`;
/** The part of Google's script that our forms use. */
const BEHAVES =
  'window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => `${key}/${action}` };';

/** Records requests to other hosts, and the form itself, which is not sent to the server. */
async function watch(page: Page, script: { body: string } | 'blocked') {
  const asked: string[] = [];
  const sent: string[] = [];
  await page.route(
    (url) => url.origin !== SITE_URL,
    (route) => {
      asked.push(route.request().url());
      if (script === 'blocked') return route.abort('blockedbyclient');
      return route.fulfill({ contentType: 'text/javascript', ...script });
    },
  );
  await page.route('**/forms/challenge', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await answerPosts(page, '/contact', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 502, body: 'the rest is tested with the inbox' });
  });
  return { asked, sent };
}

const allowGoogle = (page: Page) =>
  page.context().addCookies([{ name: 'consent_google', value: 'true', url: SITE_URL }]);

test('who has not allowed Google proves it without Google', async ({ page }) => {
  const { asked, sent } = await watch(page, { body: BEHAVES });
  await openForm(page, '/contact');
  await fillContact(page, 'Ada');
  await send(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatch(/altcha/);
  expect(asked).toEqual(['/forms/challenge']);
});

test('who has allowed Google is judged by Google, when the form is sent', async ({ page }) => {
  await allowGoogle(page);
  const { asked, sent } = await watch(page, { body: BEHAVES });
  await openForm(page, '/contact');
  await fillContact(page, 'Ada');
  // The map is loaded at once for visitors who have allowed it.
  const ofForms = () => asked.filter((url) => !url.includes('/maps'));
  expect(ofForms()).toEqual([]);
  await stopClock(page);
  await send(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(decodeURIComponent(sent[0] ?? '')).toContain(`${RECAPTCHA_SITE_KEY}/form`);
  expect(ofForms()).toEqual([SCRIPT]);
});

test('where Google is blocked, the form is proved without it', async ({ page }) => {
  await allowGoogle(page);
  const { sent } = await watch(page, 'blocked');
  await openForm(page, '/contact');
  await fillContact(page, 'Ada');
  await send(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatch(/altcha/);
});

test('where everything is blocked, this is said in words, and nothing typed is lost', async ({
  page,
}) => {
  await allowGoogle(page);
  const { sent } = await watch(page, 'blocked');
  await page.route('**/forms/challenge', (route) => route.abort('blockedbyclient'));
  await openForm(page, '/contact');
  await fillContact(page, 'Ada');
  await stopClock(page);
  await send(page).click();
  await expect(summary(page)).toContainText(en.forms.problems.spamProtection);
  await expect(field(page, 'name')).toHaveValue('Ada');
  expect(sent).toEqual([]);
});
