import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_PATH, CONSENT_STATE_PATH } from '#app/consent/consent-cookies.ts';
import { CHALLENGE_PATH } from '#app/forms/form-extras.ts';
import { DISMISS_PATH, DISMISSED_STYLES_PATH } from '#app/shell/messages/dismissed-styles.ts';
import { startClinicSite, type ClinicSite } from '../../tests/support/clinic-site.ts';

let clinic: ClinicSite;
beforeAll(async () => {
  clinic = await startClinicSite({ FORMS_PER_ADDRESS: '1000' });
});
afterAll(() => clinic.close());

const ROUTES = [
  ...[CONSENT_PATH, DISMISS_PATH, CHALLENGE_PATH, '/newsletter/unsubscribe?token=%00'],
  ...['/newsletter?token=%E0%A4%A', '/request', '/contact', '/it/iniziare'],
  ...['/testimonials/create', '/de/patientenmeinungen/erstellen'],
  ...['/', '/search', '/nothing', '/api/home', '/api/collections/get/news', '/api/cockpit/image'],
];

const BODIES: [string, string][] = [
  ['', ''],
  ['', 'a=1'],
  ['nonsense', 'a=1'],
  ['application/json', '{"a":'],
  ['application/json', `{"lang":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['application/x-www-form-urlencoded', '%&%=%&=&%00=%FF&__proto__=1&a[=1&id=%0d%0a&choice=%'],
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data', 'a=1'],
  ['multipart/form-data; boundary', '--\r\n'],
  ['multipart/form-data; boundary=""', '--\r\n'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x'],
  ['multipart/form-data; boundary=x', '--x\r\n\0: \r\n\r\n--x--'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="upload"; filename="\0"\r\n\r\n\0\r\n--x--',
  ],
];

const COOKIES = [
  '_ga_[x]=1; _gcl_{=2',
  '=; ==; ;;; a; =b; __Host-a=1; __Secure-b=2',
  'label=%; utm_source=%E0%A4%A; smc_gclid=%00; hide_cookie_banner=%',
  'constructor=1; __proto__=2; toString=3',
];

type Case = { init: RequestInit; what: string };

/** The cases that get a 5xx response, as if the error were ours. */
async function errorsOf(path: string, cases: Case[]): Promise<string[]> {
  const errors: string[] = [];
  for (const { init, what } of cases) {
    const { status } = await clinic.site.get(path, init);
    if (status >= 500) errors.push(`${status} ${what}`);
  }
  return errors;
}

const OWN = { 'Sec-Fetch-Site': 'same-origin' };

describe('nonsense is never taken for an error of the server', () => {
  it.each(ROUTES)('posted to %s', async (path) => {
    const method = 'POST';
    const bodies = BODIES.map(([type, body]) => {
      const headers = { ...OWN, ...(type && { 'Content-Type': type }) };
      return { init: { method, headers, body: Buffer.from(body) }, what: `${type} ${body}` };
    });
    const cookies = COOKIES.map((cookie) => {
      const body = new URLSearchParams({ choice: 'reject', id: 'x' });
      return { init: { method, headers: { ...OWN, Cookie: cookie }, body }, what: cookie };
    });
    expect(await errorsOf(path, [...bodies, ...cookies])).toEqual([]);
  });

  it.each(['/', CONSENT_STATE_PATH, DISMISSED_STYLES_PATH, '/request?program=%E0%A4'])(
    'sent with a request for %s',
    async (path) => {
      const cookies = COOKIES.map((cookie) => ({
        init: { headers: { Cookie: cookie } },
        what: cookie,
      }));
      expect(await errorsOf(path, cookies)).toEqual([]);
    },
  );

  it('malformed forms of the card and the messages are bad requests', async () => {
    const headers = { ...OWN, 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const path of [CONSENT_PATH, DISMISS_PATH]) {
      const answer = await clinic.site.get(path, { method: 'POST', headers, body: '--x' });
      expect(answer.status).toBe(400);
    }
  });
});

/** The status line of the response to a raw request. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(clinic.site.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.once('data', (answer) => {
      resolve(answer.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('requests that are far too long, or malformed', () => {
  const end = ' HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const start = 'GET / HTTP/1.1\r\nHost: localhost\r\n';

  const TOO_LONG = 'HTTP/1.1 414 URI Too Long';
  const TOO_LARGE = 'HTTP/1.1 431 Request Header Fields Too Large';
  const BAD = 'HTTP/1.1 400 Bad Request';

  it.each([
    ['10 KB to the API', `GET /api/home?${'a[]=&'.repeat(2_000)}${end}`, TOO_LONG],
    ['10 KB to a page', `GET /?${'a[]=&'.repeat(2_000)}${end}`, TOO_LONG],
    ['65 KB', `GET /api/home?${'a[]=&'.repeat(13_000)}${end}`, TOO_LARGE],
    ['65 KB of cookies', `${start}Cookie: ${'a=b; '.repeat(13_000)}\r\n\r\n`, TOO_LARGE],
    ['a control character', `${start}Cookie: a=\u0001\r\n\r\n`, BAD],
    ['another protocol', '\u0016\u0003\u0001\r\n\r\n', BAD],
    ['two hosts', `${start}hOST: other.example\r\n\r\n`, BAD],
    ['two hosts that are equal', `POST /contact${end.trimEnd()}\r\nHost: localhost\r\n\r\n`, BAD],
  ])('%s', async (_name, text, answer) => {
    expect(await answerTo(text)).toBe(answer);
  });
});
