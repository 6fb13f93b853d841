import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Payload } from 'payload';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import { until } from '../../../tests/support/until.ts';

const HOUR = 60 * 60 * 1000;

const message = (name: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    name,
    email: 'ada@visitor.example',
    category: 'other',
    message: 'Hello',
    privacy: 'yes',
    ...more,
  });

async function testimonial(background: string): Promise<FormData> {
  const create = { width: 30, height: 20, channels: 3 as const, background };
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  const fields = {
    rating: '5',
    testimonial: 'A quiet week that did me good.',
    name: 'Lia',
    country: 'CH',
    location: 'Chur',
    email: 'lia@visitor.example',
    privacy: 'yes',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('upload', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }));
  return form;
}

function kept(receivedAt: number, more: Partial<SpoolEntry> = {}): SpoolEntry {
  return {
    id: randomUUID(),
    kind: 'contact',
    locale: 'en',
    campaign: {},
    suspicions: [],
    receivedAt: new Date(receivedAt).toISOString(),
    fields: { name: 'Grace' },
    fingerprint: 'the same',
    sameWithinMs: HOUR,
    ...more,
  };
}

describe('a form that is sent again', () => {
  let clinic: ClinicSite;
  let client: pg.Client;

  beforeAll(async () => {
    const limits = { FORMS_PER_ADDRESS: '1000', FORMS_IN_TOTAL: '1000' };
    clinic = await startClinicSite(limits);
    client = new pg.Client({ connectionString: clinic.database.env.DATABASE_URL });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await clinic.close();
  });

  /** Posts as a browser without scripts does; expects the redirect to the thank-you page. */
  async function send(page: string, body: URLSearchParams | FormData) {
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const answer = await clinic.site.get(page, { method: 'POST', body, headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/thankyou\?t=/);
  }

  const spool = async () =>
    (await readdir(path.join(clinic.database.env.DATA_DIR, 'spool'))).filter((name) =>
      name.endsWith('.json'),
    );

  /** How many submissions are stored under a name, once all have been delivered. */
  async function stored(table: 'requests' | 'testimonials', name: string): Promise<number> {
    await until(async () => (await spool()).length === 0);
    const counted = await client.query(`select 1 from ${table} where name = $1`, [name]);
    return counted.rowCount ?? 0;
  }

  it('by many clicks is one, with or without a name from the browser', async () => {
    for (const [name, more] of [
      ['Plain', {}],
      ['Named', { submission: randomUUID() }],
    ] as const) {
      await Promise.all(Array.from({ length: 8 }, () => send('/contact', message(name, more))));
      expect(await stored('requests', name)).toBe(1);
      await send('/contact', message(name, more));
      expect(await stored('requests', name)).toBe(1);
    }
  });

  it('after an editor has deleted it is stored again', async () => {
    for (const [name, more] of [
      ['Plain and deleted', {}],
      ['Named and deleted', { submission: randomUUID() }],
    ] as const) {
      await send('/contact', message(name, more));
      expect(await stored('requests', name)).toBe(1);
      await client.query('delete from requests where name = $1', [name]);
      await send('/contact', message(name, more));
      expect(await stored('requests', name)).toBe(1);
    }
  });

  it('with other words under the same name is another one', async () => {
    const submission = randomUUID();
    await send('/contact', message('Twice', { submission }));
    await send('/contact', message('Twice', { submission, message: 'Something else' }));
    expect(await stored('requests', 'Twice')).toBe(2);
  });

  it('with another picture is another one', async () => {
    await send('/testimonials/create', await testimonial('#f00'));
    await send('/testimonials/create', await testimonial('#f00'));
    expect(await stored('testimonials', 'Lia')).toBe(1);
    await send('/testimonials/create', await testimonial('#00f'));
    expect(await stored('testimonials', 'Lia')).toBe(2);
    const files = await readdir(path.join(clinic.database.env.DATA_DIR, 'submitted'));
    expect(files).toHaveLength(2);
  });

  describe('on its way from the spool', () => {
    let payload: Payload;
    let store: InboxDatabase['store'];

    beforeAll(async () => {
      payload = await openAsEditor(clinic.database);
      const { inboxDatabase } = await import('@clinic/cms/inbox/delivery/inbox-database');
      ({ store } = inboxDatabase(payload, { noticeLocale: 'en' }));
    });

    afterAll(() => payload.destroy());

    it('is distinguished from a file that is merely delivered again', async () => {
      const first = kept(0);
      await Promise.all([store(first), store(first)]);
      expect(await stored('requests', 'Grace')).toBe(1);
      // A killed process left its file, and an editor deleted the entry before another stored it.
      await client.query(`delete from requests where name = 'Grace'`);
      await store(first);
      expect(await stored('requests', 'Grace')).toBe(0);

      await Promise.all([store(kept(1_000)), store(kept(2_000)), store(kept(-1_000))]);
      expect(await stored('requests', 'Grace')).toBe(1);
      // Without an id, the same words later are a new submission; with one, a duplicate for ever.
      await store(kept(2 * HOUR));
      expect(await stored('requests', 'Grace')).toBe(2);
      await store(kept(9 * HOUR, { sameWithinMs: undefined }));
      expect(await stored('requests', 'Grace')).toBe(2);
    });

    it('is stored with all that belongs to it, or not at all', async () => {
      const fields = { name: 'Whole', testimonial: 'A quiet week.', rating: 5 };
      const whole = kept(0, { kind: 'testimonial', fields, fingerprint: 'another' });
      await client.query('alter table mails add constraint full_up check (false) not valid');
      await expect(store(whole)).rejects.toThrow();
      expect(await stored('testimonials', 'Whole')).toBe(0);
      await client.query('alter table mails drop constraint full_up');
      await store(whole);
      expect(await stored('testimonials', 'Whole')).toBe(1);
    });
  });
});
