import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { shownIn } from '../../../tests/support/shown-in.ts';

let clinic: ClinicSite;
beforeAll(async () => {
  clinic = await startClinicSite({ FORMS_PER_ADDRESS: '1' });
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
    expect(html).toContain('Ihre Eingabe ist zu gross.');
    expect(html).not.toContain('Alles, was Sie eingegeben haben');
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

describe('a visitor who mends errors', () => {
  it('may do so many times, and is heard in the end', async () => {
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
    // The body was not read, so the page must not promise this.
    expect(html).not.toContain('Everything you typed is still here');
    expect((await post('/contact', new URLSearchParams(typed), '192.0.2.5')).status).toBe(422);
  });

  it('has long texts taken for what they are, in any script', async () => {
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
