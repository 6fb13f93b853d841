import { readContentVersions } from '@clinic/cms/content-versions/content-version';
import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';
import type { Submission } from '#app/forms/inbox.ts';
import type { EmbeddedSource } from '#content/sources/embedded.ts';
import { houseIn } from '../../../tests/support/demo-content.ts';

const PRIVATE_COLLECTIONS = ['requests', 'subscribers', 'mails', 'submitted_pictures', 'users'];
const PRIVATE_FIELDS = ['email', 'submission', 'suspected', 'submitted_picture', 'received_at'];

describe('what visitors send', () => {
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  let source: EmbeddedSource;

  beforeAll(async () => {
    database = await createClinicDatabase();
    opened = await openTestInbox(database, {});
    opened.start();
    const { EmbeddedSource } = await import('#content/sources/embedded.ts');
    source = new EmbeddedSource(opened.payload);
  });

  afterAll(async () => {
    await opened.stop();
    await opened.payload.destroy();
    await database.remove();
  });

  async function testimonialOf(email: string, draft: boolean) {
    const where = { email: { equals: email } };
    const found = await opened.payload.find({ collection: 'testimonials', where, draft, depth: 0 });
    return found.docs[0];
  }

  const version = async () => (await readContentVersions(opened.payload)).get('testimonials') ?? 0;

  const wire = async () => JSON.stringify(await source.load('testimonials'));

  it('waits as a draft until an editor approves it, and shows no address even then', async () => {
    const bytes = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#0f0' },
    })
      .png()
      .toBuffer();
    const testimonial: Submission = {
      id: crypto.randomUUID(),
      kind: 'testimonial',
      locale: 'it',
      campaign: {},
      fields: {
        name: 'Lia',
        location: 'Lugano',
        country: 'CH',
        email: 'lia@visitor.example',
        testimonial: 'Una settimana che mi ha fatto bene.',
        rating: 5,
        privacy: true,
      },
      upload: new File([new Uint8Array(bytes)], 'me.png'),
    };
    const atFirst = await version();
    expect(await opened.inbox.accept(testimonial, PLAIN)).toEqual({ status: 'accepted' });
    const draft = await until(() => testimonialOf('lia@visitor.example', true));
    expect(draft).toMatchObject({ _status: 'draft', lang: 'it', rating: 5, suspected: true });
    expect(draft.image ?? null).toBeNull();
    expect(await wire()).not.toContain('Una settimana');

    expect(await version()).toBe(atFirst);
    await opened.payload.update({
      collection: 'testimonials',
      id: draft.id,
      data: { ...draft, _status: 'published' } as never,
    });
    expect(await version()).toBeGreaterThan(atFirst);
    const published = await testimonialOf('lia@visitor.example', false);
    const picture = await opened.payload.findByID({
      collection: 'media',
      id: String(published?.image),
      locale: 'it',
    });
    expect(picture).toMatchObject({ alt: 'Immagine di Lia', mimeType: 'image/jpeg', width: 30 });
    const shown = await wire();
    expect(shown).toContain('Una settimana');
    expect(shown).not.toContain('lia@visitor.example');
    for (const name of PRIVATE_FIELDS) expect(shown).not.toContain(`"${name}"`);
    expect(JSON.stringify(await source.loadDraft('testimonials', String(draft.id)))).not.toContain(
      'lia@visitor.example',
    );
  });

  it('refuses a testimonial whose picture is none', async () => {
    const upload = new File(['<svg/>'], 'x.png', { type: 'image/png' });
    const outcome = await opened.inbox.accept(
      { ...requestBy('x@visitor.example'), kind: 'testimonial', upload },
      PLAIN,
    );
    expect(outcome).toEqual({ status: 'refused', reason: 'picture' });
  });

  it('is no content: neither loaded, nor previewed, nor readable without a login', async () => {
    const request = requestBy('anna@visitor.example');
    await opened.inbox.accept(request, PLAIN);
    const where = { email: { equals: 'anna@visitor.example' } };
    const stored = await until(
      async () => (await opened.payload.find({ collection: 'requests', where })).docs[0],
    );
    const parts = await source.versions();
    for (const name of PRIVATE_COLLECTIONS) {
      expect(parts.has(name), name).toBe(false);
      const collection = name as CollectionSlug;
      await expect(opened.payload.find({ collection, overrideAccess: false })).rejects.toThrow();
    }
    expect(await source.loadDraft('requests', String(stored.id))).toBeUndefined();
  });

  it('is kept, with its mails, where there is no mail server', async () => {
    const where = { recipient: { equals: 'anna@visitor.example' } };
    const { docs } = await opened.payload.find({ collection: 'mails', where });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ status: 'waiting', kind: 'confirmation', attempts: 0 });
    expect(docs[0]?.text).toContain('Guten Tag Anna Berger');
    expect(docs[0]?.text).toContain('Unsere Patientenbetreuung');
    expect(docs[0]?.headers).toEqual({ 'Content-Language': 'de' });
  });

  it('is told to the clinic without the box that everybody ticks', async () => {
    const where = {
      kind: { equals: 'notification' },
      reply_to: { equals: 'anna@visitor.example' },
    };
    const { docs } = await opened.payload.find({ collection: 'mails', where });
    expect(docs[0]?.text).toContain('Town or city: Chur');
    expect(docs[0]?.text).not.toMatch(/privacy/i);
  });

  it('is answered by the clinic under the name it has in each language', async () => {
    const { inboxDatabase } = await import('@clinic/cms/inbox/delivery/inbox-database');
    const inbox = inboxDatabase(opened.payload, { noticeLocale: 'en' });
    const senders = [undefined, 'de', 'it'] as const;
    const names = senders.map(async (locale) => (await inbox.clinicSender(locale)).name);
    const own = ['en', 'de', 'it'].map((locale) => houseIn(locale).name);
    expect(new Set(own).size).toBe(3);
    expect(await Promise.all(names)).toEqual(own);
    const held = await inbox.claimMails({ holder: crypto.randomUUID(), limit: 100 });
    expect(held.find(({ to }) => to === 'anna@visitor.example')?.locale).toBe('de');
    expect(held.find(({ to }) => to === 'house@clinic.example')?.locale).toBe('en');
  });

  it('is deleted when it has been kept long enough', async () => {
    const { inboxDatabase } = await import('@clinic/cms/inbox/delivery/inbox-database');
    const { adapterOf } = await import('@clinic/cms/database/sql');
    const inbox = inboxDatabase(opened.payload, { noticeLocale: 'en' });
    const nothing = { requests: 0, testimonials: 0, mails: 0, subscribers: 0 };
    expect(await inbox.deleteExpired(365)).toEqual(nothing);
    const { pool } = adapterOf(opened.payload);
    await pool.query("update requests set created_at = now() - interval '366 days'");
    const subscribers = [
      ...[{ status: 'confirmed', requested_at: '2001-01-01' }, { status: 'unsubscribed' }],
      ...[{ status: 'pending', requested_at: '2001-01-01' }, { status: 'pending' }],
    ] as const;
    for (const [index, data] of subscribers.entries()) {
      const email = `${index}@visitor.example`;
      const now = { requested_at: new Date().toISOString() };
      await opened.payload.create({ collection: 'subscribers', data: { ...now, ...data, email } });
    }
    expect(await inbox.deleteExpired(365)).toMatchObject({ requests: 1, subscribers: 2 });
    expect((await opened.payload.count({ collection: 'requests' })).totalDocs).toBe(0);
  });
});
