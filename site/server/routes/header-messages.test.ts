import { describe, expect, it } from 'vitest';
import {
  dismissedStyles,
  DISMISS_PATH,
  DISMISSED_STYLES_PATH,
} from '#app/shell/messages/dismissed-styles.ts';
import { messageData } from '#app/shell/shell-data/message-data.ts';
import { headerMessageRoutes } from './header-messages.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';

const ID = '0190f8a2-1111-7000-8000-000000000001';
const SITE = 'https://clinic.example';

const snapshot = await smallSnapshot({
  header_messages: [
    { _id: ID, title: 'Winter', title_de: 'Winter, deutsch', description: '<p>Open</p>' },
    { _id: 'empty', title: '', description: '<p>Without a title</p>' },
    { _id: 'blank', title: '  ' },
    { _id: 'italian-only-one', title_it: 'Serata' },
  ],
});
const routes = headerMessageRoutes({ store: { snapshot }, siteUrl: SITE });

function dismiss(
  id: string,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
) {
  return routes.request(DISMISS_PATH, {
    method: 'POST',
    body: new URLSearchParams({ id }),
    headers: { Referer: `${SITE}/de/kontakt?x=1`, ...headers },
  });
}

function styles(cookie: string) {
  return routes.request(DISMISSED_STYLES_PATH, { headers: { Cookie: cookie } });
}

describe('dismissing a message without a script', () => {
  it('sets its cookie for seven days and leads back', async () => {
    const answer = await dismiss(ID);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/de/kontakt?x=1');
    expect(answer.headers.get('Set-Cookie')).toBe(
      `${ID}=1; Max-Age=604800; Path=/; Secure; SameSite=Lax`,
    );
  });

  it.each([
    [`${SITE}//evil.example/x`, '/evil.example/x'],
    [`${SITE}/\\evil.example`, '/evil.example'],
    ['https://evil.example/x', '/'],
  ])('never leads to another host: from %s to %s', async (Referer, path) => {
    const answer = await dismiss(ID, { 'Sec-Fetch-Site': 'same-origin', Referer });
    expect(answer.headers.get('Location')).toBe(path);
  });

  it('sets no cookie for anything else', async () => {
    for (const id of ['language', 'consent_marketing', '']) {
      const answer = await dismiss(id);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('takes it from our own pages only', async () => {
    expect((await dismiss(ID, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await dismiss(ID, {})).status).toBe(403);
  });

  it.each([
    ['multipart/form-data', 'id=1'],
    ['multipart/form-data; boundary=x', '--x\r\nid'],
    ['application/json', '{}'],
  ])('refuses what is no form: %s', async (type, body) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type };
    const answer = await routes.request(DISMISS_PATH, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  it('leaves alone what cannot be the name of a cookie everywhere', async () => {
    const names = ['__Host-a', '__secure-b', 'a b', 'a;b', 'a=b', 'ä', 'a\u0000'];
    const odd = await smallSnapshot({
      header_messages: names.map((_id) => ({ _id, title: 'Odd' })),
    });
    const plain = headerMessageRoutes({ store: { snapshot: odd }, siteUrl: 'http://localhost' });
    for (const id of names) {
      const answer = await plain.request(DISMISS_PATH, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('refuses more than a form of this kind can hold', async () => {
    expect((await dismiss('x'.repeat(5_000))).status).toBe(413);
  });

  it('hides what is dismissed by styles that nobody may keep', async () => {
    const answer = await styles(`language=de; ${ID}=1; other=1`);
    expect(await answer.text()).toBe(dismissedStyles([ID]));
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Type')).toContain('text/css');
    expect(await (await styles('language=de')).text()).toBe('');
  });
});

it('shows messages with a title, in the language of the page or in English', () => {
  expect(messageData(snapshot, 'de')).toEqual([
    { id: ID, title: 'Winter, deutsch', html: '<p>Open</p>', isLong: false },
  ]);
  expect(messageData(snapshot, 'it')).toEqual([
    { id: ID, title: 'Winter', html: '<p>Open</p>', lang: 'en', isLong: false },
    { id: 'italian-only-one', title: 'Serata', isLong: false },
  ]);
});

it('calls a message long that takes more than two lines of a phone', async () => {
  const title = 'Winter';
  const { items } = await smallSnapshot({
    header_messages: [
      { _id: 'short', title, description: `<p><a href="/${'x'.repeat(200)}">Open</a></p>` },
      { _id: 'long', title, description: `<p>${'Open all winter. '.repeat(6)}</p>` },
      { _id: 'long-title', title: 'Winter '.repeat(20) },
    ],
  });
  const long = messageData({ ...snapshot, items }, 'en').filter(({ isLong }) => isLong);
  expect(long.map(({ id }) => id)).toEqual(['long', 'long-title']);
});
