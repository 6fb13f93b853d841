import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { MailCatcher } from '../../../tests/support/mail-catcher.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { SITE, STUDIO } from '../../../tests/support/open-as-editor.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import type { Submission } from '#app/forms/inbox.ts';
import { until } from '../../../tests/support/until.ts';

const ask = (): Submission => ({
  id: crypto.randomUUID(),
  campaign: {},
  fields: { email: 'Nina@Visitor.example' },
  kind: 'newsletter',
  locale: 'it',
});

function confirmTokenIn(text = ''): string {
  const link = /https:\S+\/it\/newsletter\?token=\S+/.exec(text)?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

describe('the inbox', () => {
  const log: string[] = [];
  const catcher = new MailCatcher();
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;

  beforeAll(async () => {
    await catcher.start();
    database = await createClinicDatabase();
    opened = await openTestInbox(database, { smtpUrl: catcher.url, log });
    opened.start();
  });

  afterAll(async () => {
    await opened.stop();
    await opened.payload.destroy();
    await catcher.stop();
    await database.remove();
  });

  const accept = (...args: Parameters<typeof opened.inbox.accept>) => opened.inbox.accept(...args);

  async function stored(email: string) {
    const where = { email: { equals: email } };
    return (await opened.payload.find({ collection: 'requests', where, depth: 0 })).docs;
  }

  it('stores a request with all its fields, once, however often it is sent', async () => {
    const request = requestBy('anna@visitor.example', { surprise: 'kept too' });
    const outcomes = await Promise.all([accept(request, PLAIN), accept(request, PLAIN)]);
    expect(outcomes).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
    await until(async () => (await stored('anna@visitor.example')).length === 1);
    await accept(request, PLAIN);
    await catcher.awaitTo('anna@visitor.example');
    const [doc, ...others] = await stored('anna@visitor.example');
    expect(others).toEqual([]);
    expect(doc).toMatchObject({
      kind: 'request',
      status: 'new',
      language: 'de',
      name: 'Anna Berger',
      firstname: 'Anna',
      lastname: 'Berger',
      country: 'CH',
      stay: 'stationary',
      start: '2033-01-02',
      end: '2033-01-16',
      discount: 'WINTER',
      newsletter: false,
      utm_source: 'newsletter',
      utm_campaign: 'winter',
      gclid: 'abc',
      message: 'Ich habe Schmerzen.\nBitte melden.',
      more: { surprise: 'kept too' },
      suspected: true,
      suspicions: ['no-proof'],
    });
    expect(Date.parse(doc?.privacy_agreed_at ?? '')).toBeGreaterThan(0);
  });

  it('confirms to the visitor in their language, without repeating what was told', async () => {
    const [mail] = await catcher.to('anna@visitor.example');
    expect(mail?.subject).toBe('Wir haben Ihre Anfrage erhalten');
    expect(mail?.from?.value[0]).toEqual({ name: 'Montalba', address: 'post@clinic.example' });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Guten Tag Anna Berger');
      expect(body).toContain('Stationär');
      expect(body).toContain('Sonntag, 2. Januar 2033');
      expect(body).not.toContain('Schmerzen');
    }
    expect(mail?.html).toContain('<html lang="de">');
  });

  it('tells the clinic everything, and a reply goes to the visitor', async () => {
    const [mail] = await catcher.awaitTo('house@clinic.example');
    const [doc] = (await opened.payload.find({ collection: 'requests' })).docs;
    expect(mail?.subject).toBe('[Suspected spam] New request: Anna Berger');
    expect(mail?.replyTo?.value[0]?.address).toBe('anna@visitor.example');
    expect(mail?.text).toContain('Message: Ich habe Schmerzen.\nBitte melden.');
    expect(mail?.text).toContain('Country: Switzerland');
    expect(mail?.text).toContain(`${STUDIO}/admin/collections/requests/${doc?.id}`);
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@clinic\.example>$/);
  });

  it('lets nothing of a visitor into headers, HTML or the log', async () => {
    const evil = '"><script>alert(1)</script>\r\nBcc: victim@else.example\r\n\r\n=1+1';
    const request = requestBy('evil@visitor.example', {
      firstname: evil,
      lastname: '\u202Eeman 🏔️'.repeat(9),
      street: evil,
      message: evil,
      city: evil,
    });
    await accept(request, PLAIN);
    const [, mail] = await catcher.awaitTo('house@clinic.example', 2);
    expect(String(mail?.html)).toContain('&lt;script');
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.subject).not.toMatch(/[\r\n\u202e]/);
    expect(String(mail?.html)).not.toContain('<script>');
    const [own] = await catcher.awaitTo('evil@visitor.example');
    expect(own?.text).not.toContain('script');
    expect(own?.text).toContain('Guten Tag,');
    expect(await catcher.to('victim@else.example')).toEqual([]);
    expect(log.join('\n')).not.toMatch(/visitor\.example|Berger|Schmerzen|script/);
  });

  it('asks by mail before anybody gets the newsletter, and keeps the proof', async () => {
    await accept(ask(), PLAIN);
    const [mail] = await catcher.awaitTo('nina@visitor.example');
    expect(mail?.subject).toBe('Confermi la Sua iscrizione');
    const token = confirmTokenIn(mail?.text);
    const { newsletter } = opened.inbox;
    expect(await newsletter.confirm(`${token}x`)).toBe('invalid');
    expect(await subscriber()).toMatchObject({ status: 'pending', language: 'it' });
    expect(await newsletter.confirm(token)).toBe('confirmed');
    expect(await newsletter.confirm(token)).toBe('confirmed');
    const confirmed = await subscriber();
    expect(confirmed).toMatchObject({ status: 'confirmed', text_version: '2026-11' });
    expect(Date.parse(confirmed?.confirmed_at ?? '')).toBeGreaterThan(0);

    // Subscribing again gets the same response and sends no further mail.
    expect(await accept(ask(), PLAIN)).toEqual({ status: 'accepted' });
    await until(async () => (await opened.waiting()).inbox.count === 0);
    const [, welcome] = await catcher.awaitTo('nina@visitor.example', 2);
    expect(welcome?.subject).toBe('La Sua iscrizione alla newsletter è attiva');
    const list = welcome?.headers.get('list') as { unsubscribe?: { url?: string } };
    expect(list.unsubscribe?.url).toContain(`${SITE}/newsletter/unsubscribe?token=`);

    const url = new URL(list.unsubscribe?.url ?? '');
    const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    const headers = { 'Content-Length': '26', 'Content-Type': 'application/x-www-form-urlencoded' };
    const post = () => opened.routes.request(url.pathname + url.search, { ...oneClick, headers });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(await subscriber()).toBeUndefined();
    expect(await mailsKept()).toBe(0);
    expect(await newsletter.confirm(token)).toBe('invalid');
    expect(await newsletter.unsubscribe('nonsense')).toBe('invalid');
    expect(await catcher.to('nina@visitor.example')).toHaveLength(2);

    // Subscribing anew: the old confirmation link is invalid, the old unsubscribe link works.
    await accept(ask(), PLAIN);
    const [, , again] = await catcher.awaitTo('nina@visitor.example', 3);
    expect(await newsletter.confirm(token)).toBe('invalid');
    expect(await newsletter.confirm(confirmTokenIn(again?.text))).toBe('confirmed');
    await catcher.awaitTo('nina@visitor.example', 4);
    expect((await post()).status).toBe(200);
    expect(await subscriber()).toBeUndefined();
  });

  async function mailsKept() {
    const where = { recipient: { equals: 'nina@visitor.example' } };
    return (await opened.payload.count({ collection: 'mails', where })).totalDocs;
  }

  async function subscriber() {
    const where = { email: { equals: 'nina@visitor.example' } };
    return (await opened.payload.find({ collection: 'subscribers', where })).docs[0];
  }
});
