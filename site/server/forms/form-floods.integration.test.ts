import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { shownIn } from '../../../tests/support/shown-in.ts';

const METRICS_TOKEN = 'a-token-for-monitoring';

let clinic: ClinicSite;
beforeAll(async () => {
  clinic = await startClinicSite({ FORMS_PER_ADDRESS: '1', METRICS_TOKEN });
});
afterAll(() => clinic.close());

const headersOf = (address: string) => ({
  ...{ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
});

function post(path: string, body: BodyInit, address: string, more: Record<string, string> = {}) {
  const headers = { ...headersOf(address), ...more };
  return clinic.site.get(path, { method: 'POST', body, headers });
}

const URL_ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const FIELD = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

/** Sends a body without Content-Length until a response comes. */
function postInPieces(path: string, piece: string, count: number, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(clinic.site.url);
    const sending = request({ port, path, method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    for (let sent = 0; sent < count; sent += 1) sending.write(piece);
    sending.end();
  });
}

describe('far too much', () => {
  it('of fields is refused, whole or in pieces, and told in the language of the page', async () => {
    const whole = await post(
      '/de/patientenmeinungen/erstellen',
      'a&'.repeat(8_000_000),
      '192.0.2.1',
      URL_ENCODED,
    );
    expect(whole.status).toBe(413);
    const html = shownIn(await whole.text());
    expect(html).toContain('ist grösser, als dieses Formular aufnehmen kann');
    expect(html).toContain('Nichts davon wurde gespeichert.');
    const inPieces = { ...headersOf('192.0.2.1'), ...URL_ENCODED };
    expect(await postInPieces('/testimonials/create', 'a&'.repeat(500), 100, inPieces)).toBe(413);
  });

  it('of multipart fields is refused', async () => {
    const body = `${FIELD.repeat(272_000)}--x--\r\n`;
    const answer = await post('/testimonials/create', body, '192.0.2.2', MULTIPART);
    expect(answer.status).toBe(413);
  });

  it('of pictures at once is answered, each with everything typed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const form = new FormData();
        form.set('name', 'Typed before');
        form.set('upload', new Blob([new Uint8Array(9 * 1024 * 1024)], { type: 'image/jpeg' }));
        const answer = await post('/testimonials/create', form, '192.0.2.3');
        return { status: answer.status, html: await answer.text() };
      }),
    );
    for (const { status, html } of answers) {
      expect([422, 503]).toContain(status);
      expect(html).toContain('value="Typed before"');
    }
  });
});

describe('a visitor who corrects errors', () => {
  it('may try many times, and succeeds in the end', async () => {
    const typed = { name: 'Ada', email: 'ada@visitor.example', category: 'other', message: 'Hi' };
    for (let attempt = 0; attempt < 19; attempt += 1) {
      const answer = await post('/contact', new URLSearchParams(typed), '192.0.2.4');
      expect(answer.status).toBe(422);
    }
    const right = new URLSearchParams({ ...typed, privacy: 'yes' });
    expect((await post('/contact', right, '192.0.2.4')).status).toBe(303);
    const more = await post('/contact', right, '192.0.2.4');
    expect(more.status).toBe(429);
    expect(more.headers.get('retry-after')).toBe('600');
    const html = shownIn(await more.text());
    expect(html).toContain('A great many messages came from your connection');
    expect(html).toContain('this one was not accepted');
    expect((await post('/contact', new URLSearchParams(typed), '192.0.2.5')).status).toBe(422);
  });

  it('may send long texts in any script', async () => {
    const long = '山'.repeat(5_000);
    const answer = await post(
      '/testimonials/create',
      new URLSearchParams({ testimonial: long }),
      '192.0.2.6',
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(long);
  });
});

async function renderedPages(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await clinic.site.get('/metrics', { headers })).text();
  return Number(/clinic_pages_total\{from="rendered"\} (\d+)/.exec(text)?.[1]);
}

/** A form of which only the beginning is sent; `closed` resolves when the connection ends. */
function beginPost(path: string, address: string) {
  const { hostname, port } = new URL(clinic.site.url);
  const socket = connect(Number(port), hostname);
  const head = { ...headersOf(address), ...URL_ENCODED, Host: 'site', 'Content-Length': '9000' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\nname=`);
  socket.resume();
  return { socket, closed: once(socket, 'close') };
}

describe('forms that are broken off', () => {
  it('make no page and no error in the log, on any page with a form', async () => {
    const rendered = await renderedPages();
    const lines = clinic.site.log.length;
    for (const path of ['/contact', '/de/anfrage', '/newsletter/unsubscribe?token=a']) {
      const begun = Array.from({ length: 40 }, (_, index) => beginPost(path, `192.0.2.${index}`));
      // This form is answered after the others, so all of those have arrived.
      expect((await post('/contact', 'a=b', '198.51.100.1', URL_ENCODED)).status).toBe(422);
      for (const { socket } of begun) socket.destroy();
      await Promise.all(begun.map(({ closed }) => closed));
    }
    expect((await post('/contact', 'a=b', '198.51.100.1', URL_ENCODED)).status).toBe(422);
    expect((await renderedPages()) - rendered).toBe(4);
    expect(clinic.site.log.slice(lines)).toEqual([]);
  });

  it('are closed when nothing comes any more', async () => {
    await beginPost('/contact', '192.0.2.70').closed;
  });
});

/** The statuses of many forms sent from one address to two pages. */
async function floodFrom(address: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < 25; count += 1) {
    const path = count % 2 === 0 ? '/contact' : '/request';
    statuses.add((await post(path, 'a=b', address, URL_ENCODED)).status);
  }
  return statuses;
}

describe('forms beyond the limit of an address', () => {
  it('are refused with one page for each language', async () => {
    expect(await floodFrom('192.0.2.80')).toEqual(new Set([422, 429]));
    const rendered = await renderedPages();
    expect(await floodFrom('192.0.2.80')).toEqual(new Set([429]));
    expect(await renderedPages()).toBe(rendered);
  });
});
