import { request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { shownIn } from '../../../tests/support/shown-in.ts';
import { until } from '../../../tests/support/until.ts';

let database: ClinicDatabase;
let site: SiteProcess;

beforeAll(async () => {
  database = await createClinicDatabase();
  site = await SiteProcess.start({ ...database.env, FORMS_PER_ADDRESS: '1000' });
});

afterAll(async () => {
  await site.stop();
  await database.remove();
});

const OWN = { 'Sec-Fetch-Site': 'same-origin' };

function post(path: string, body: BodyInit, headers: Record<string, string> = OWN) {
  return site.get(path, { method: 'POST', body, headers });
}

const REQUEST = {
  salutation: 'mr',
  firstname: 'Ada',
  email: 'ada@example.org',
  phone: '+41 79 123 45 67',
  street: 'Bergweg 1',
  zip: '7000',
  city: 'Chur',
  country: 'CH',
  stay: 'stationary',
  start: '2033-01-02',
  end: '2033-01-16',
  privacy: 'yes',
};

type Row = { discount: string | null };

/** The discount code stored with a request. */
async function codeOf(lastname: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  try {
    const ask = 'select discount from requests where lastname = $1';
    const row = await until(async () => (await client.query(ask, [lastname])).rows[0] as Row);
    return row.discount;
  } finally {
    await client.end();
  }
}

/** Sends a request with a code and a cookie with another; returns the stored code. */
async function send(code: string, search: string, hasScripts: boolean) {
  const lastname = crypto.randomUUID();
  const fields = { ...REQUEST, lastname, discount: code };
  const body = new URLSearchParams({ ...fields, ...(hasScripts && { submission: lastname }) });
  const answer = await post(`/request${search}`, body, { ...OWN, Cookie: 'discount=OLD' });
  expect(answer.status).toBe(303);
  return codeOf(lastname);
}

describe('a form over HTTP', () => {
  it('that is wrong comes back whole, in its language, and is kept by nobody', async () => {
    const body = new URLSearchParams({ firstname: 'A', city: '<b>"Chur' });
    const answer = await post('/de/anfrage', body);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(html).toContain('<title>Fehler: Anfrage');
    expect(html).toContain('Bitte sehen Sie Ihre Angaben noch einmal durch.');
    expect(html).toContain('Bitte geben Sie Ihren Vornamen ein (mind. 2 Zeichen).');
    expect(html).toContain('href="#request-firstname"');
    expect(html).toContain('value="&lt;b&gt;&quot;Chur"');
    // The page is unchanged for all other visitors.
    expect(await site.text('/de/anfrage')).not.toContain('Chur');
  });

  it('names a category and, if any, news that exist', async () => {
    const html = await (await post('/contact', new URLSearchParams({ news: 'gone' }))).text();
    expect(html).toContain('Please select a category.');
    expect(html).toContain('This news item doesn&#x27;t seem to exist.');
  });

  it.each([
    ['/contact', 'This news item doesn&#x27;t seem to exist.'],
    ['/de/kontakt', 'Diesen Beitrag gibt es nicht mehr.'],
    ['/it/contact', 'Questa notizia non è più disponibile.'],
  ])(
    'at %s?news=… says of a news item that does not exist that it does not',
    async (path, words) => {
      expect(shownIn(await site.text(`${path}?news=nope`))).toContain(words);
      expect(shownIn(await site.text(path))).not.toContain(words);
    },
  );

  it('is stored with the code that stood in it, and with no other', async () => {
    expect(await send('W24', '', true)).toBe('W24');
    expect(await send('', '', true)).toBeNull();
    expect(await send('', '?discount=W24', true)).toBeNull();
    expect(await send('', '', false)).toBeNull();
    expect(await send('', '?discount=W24https://clinic.example', false)).toBe('W24');
  });

  it('comes from our own pages only', async () => {
    const body = new URLSearchParams({ email: 'ada@example.org' });
    const strangers: Record<string, string>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of strangers) {
      expect((await post('/newsletter', body, headers)).status).toBe(403);
      const data = { ...headers, Accept: 'application/json' };
      expect((await post('/newsletter', body, data)).status).toBe(403);
    }
    expect((await post('/newsletter', body, { Origin: site.url })).status).not.toBe(403);
    // Mail programs unsubscribe without a page; a wrong token changes nothing.
    const click = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const unsubscribed = await post('/newsletter/unsubscribe?token=wrong', click, {});
    expect(unsubscribed.status).toBe(400);
  });

  it('that is too large is refused with a word, whole or in pieces', async () => {
    const large = await post('/request', 'x'.repeat(1024 * 1024 + 1));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('What you sent is larger than this form can take.');
    const most = new FormData();
    most.set('upload', new Blob([new Uint8Array(8 * 1024 * 1024)], { type: 'image/png' }));
    expect((await post('/testimonials/create', most)).status).toBe(422);
    const more = new FormData();
    more.set('upload', new Blob([new Uint8Array(17 * 1024 * 1024)], { type: 'image/png' }));
    expect((await post('/testimonials/create', more)).status).toBe(413);
  });

  it('with a picture that is too large comes back with everything typed', async () => {
    const form = new FormData();
    form.set('name', 'Typed before');
    form.set('upload', new Blob([new Uint8Array(12 * 1024 * 1024)], { type: 'image/jpeg' }));
    const answer = await post('/testimonials/create', form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="Typed before"');
  });

  it('of 200 MB is refused before it has arrived', async () => {
    const { port } = new URL(site.url);
    const length = String(200 * 1024 * 1024);
    const headers = { ...OWN, 'Content-Type': 'multipart/form-data', 'Content-Length': length };
    const status = await new Promise((resolve, reject) => {
      const options = { port, path: '/testimonials/create', method: 'POST', headers };
      const sending = request(options, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write(Buffer.alloc(1024 * 1024));
    });
    expect(status).toBe(413);
  });

  it('that is no form at all is a bad request', async () => {
    const json = { ...OWN, 'Content-Type': 'application/json' };
    expect((await post('/request', '{"firstname":"Ada"}', json)).status).toBe(400);
    const broken = { ...OWN, 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await post('/request', '--y', broken)).status).toBe(400);
  });

  it('exists on its own page only', async () => {
    const answer = await post('/team', 'a=b');
    expect(answer.status).toBe(405);
    expect((await post('/nothing', 'a=b')).status).toBe(405);
  });
});

const messageAt = async (path: string) =>
  /<textarea[^>]* name="message"[^>]*>([^<]*)</.exec(await site.text(path))?.[1];

describe('a page that differs by its query', () => {
  it('has the program chosen that the visitor came from, and is not kept', async () => {
    const answer = await site.get('/request?program=liver-detox-week&utm_source=x');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/<option value="liver-detox-week" selected/);
    const plain = await site.get('/request?utm_source=x&discount=WINTER');
    expect(plain.headers.get('cache-control')).toContain('public');
  });

  it('asks for the room that the visitor came from, in the language of the page', async () => {
    expect(await messageAt('/request?room=panorama-suite')).toBe(
      'I am interested in this room: Panorama Suite.',
    );
    // Switching the language keeps the slug of the other language.
    expect(await messageAt('/it/iniziare?room=panorama-suite')).toBe(
      'Mi interessa questa camera: Suite Panorama.',
    );
    expect(await messageAt('/request?room=no-such-room')).toBe('');
  });

  it('thanks nobody without a receipt', async () => {
    for (const path of ['/thankyou', '/thankyou?t=request.9999999999999.x', '/de/danke?t=']) {
      const html = await site.text(path);
      expect(html).toMatch(/There is nothing to confirm|nichts zu bestätigen/);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toMatch(/reached us safely|angekommen/);
    }
  });
});
