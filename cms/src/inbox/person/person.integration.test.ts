import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../../tests/support/clinic-database.ts';
import { requestBy } from '../../../../tests/support/request-by.ts';
import { STUDIO } from '../../../../tests/support/open-as-editor.ts';
import { openTestInbox, PLAIN } from '../../../../tests/support/test-inbox.ts';
import { loggedIn } from '../../../../tests/support/studio-rest.ts';
import { until } from '../../../../tests/support/until.ts';
import type { Found } from './person-endpoints.ts';

const ADDRESS = 'Lia.Rossi@Visitor.example';
const STAFF = { email: 'staff@clinic.example', password: 'long enough', name: 'Lena' };

describe('everything about a person', () => {
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  let headers: Record<string, string>;
  const log: string[] = [];

  beforeAll(async () => {
    database = await createClinicDatabase();
    opened = await openTestInbox(database, { log });
    await opened.payload.create({
      collection: 'users',
      data: { ...STAFF, roles: ['editor', 'inbox'] },
    });
    headers = await loggedIn(opened.payload, STAFF);
    opened.start();
    await send();
  });

  afterAll(async () => {
    await opened.stop();
    await opened.payload.destroy();
    await database.remove();
  });

  /** A request with a subscription, a testimonial with a picture, and somebody else's request. */
  async function send(): Promise<void> {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0f0' } });
    const bytes = new Uint8Array(await picture.png().toBuffer());
    await opened.inbox.accept(requestBy(ADDRESS, { newsletter: true }), PLAIN);
    await opened.inbox.accept(requestBy('other@visitor.example'), PLAIN);
    await opened.inbox.accept(
      {
        id: crypto.randomUUID(),
        kind: 'testimonial',
        locale: 'it',
        campaign: {},
        fields: {
          name: 'Lia',
          location: 'Lugano',
          country: 'CH',
          email: ADDRESS.toLowerCase(),
          testimonial: 'Una settimana che mi ha fatto bene.',
          rating: 5,
          privacy: true,
        },
        upload: new File([bytes], 'me.png'),
      },
      PLAIN,
    );
    await until(async () => {
      const { counts } = await find(ADDRESS);
      const { counts: others } = await find('other@visitor.example');
      const isStored = counts.requests === 1 && counts.testimonials === 1;
      const isWhole = isStored && counts.subscribers === 1 && others.requests === 1;
      // A spooled file is deleted a moment after its rows are stored.
      return isWhole && counts.spooled === 0 && others.spooled === 0;
    });
  }

  async function ask(action: string, email: string, by = headers): Promise<Response> {
    const { handleEndpoints } = await import('payload');
    const { default: config } = await import('../../config.ts');
    const request = new Request(`${STUDIO}/api/person/${action}`, {
      method: action === 'erasures' ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...by },
      ...(action !== 'erasures' && { body: JSON.stringify({ email }) }),
    });
    return handleEndpoints({ config, request });
  }

  async function find(email: string): Promise<Found> {
    return (await (await ask('find', email)).json()) as Found;
  }

  async function rowsWith(word: string): Promise<string[]> {
    const { adapterOf } = await import('../../database/sql.ts');
    const db = adapterOf(opened.payload).drizzle;
    const { rows } = await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const table = sql.identifier(String(name));
      const hits = await db.execute(
        sql`select 1 from ${table} as entry where entry::text ilike ${`%${word}%`}`,
      );
      if (hits.rows.length > 0) found.push(String(name));
    }
    return found;
  }

  const files = async (folder: string) =>
    readdir(path.join(database.env.DATA_DIR, folder)).catch(() => []);

  it('is found however the address is written, by staff alone', async () => {
    const { counts, entries } = await find(`  ${ADDRESS.toUpperCase()} `);
    expect(counts).toMatchObject({ requests: 1, testimonials: 1, subscribers: 1, spooled: 0 });
    // Two confirmations, two notices to the clinic and the mail of the newsletter.
    expect(counts.mails).toBe(5);
    expect(entries.requests[0]).toMatchObject({ name: 'Anna Berger' });
    expect((await ask('find', ADDRESS, {})).status).toBe(401);
    expect((await ask('erase', ADDRESS, {})).status).toBe(401);
    expect((await ask('find', 'no address')).status).toBe(400);
  });

  it('is not found by the address of the clinic, which every mail names', async () => {
    const clinic = await opened.payload.findGlobal({ slug: 'clinic' });
    for (const address of ['house@clinic.example', String(clinic.email)]) {
      expect(Object.values((await find(address)).counts).every((count) => count === 0)).toBe(true);
    }
  });

  it('is handed out as one file, with the picture', async () => {
    const answer = await ask('export', ADDRESS);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const copy = (await answer.json()) as { requests: object[]; testimonials: object[] };
    expect(copy.requests[0]).toMatchObject({ message: expect.stringContaining('Schmerzen') });
    expect(copy.testimonials[0]).toMatchObject({ picture: expect.stringMatching(/^\/9j\//) });
    expect(JSON.stringify(copy)).not.toContain('other@visitor.example');
  });

  it('is deleted everywhere, also where it was published, and nobody else with it', async () => {
    const testimonial = String((await find(ADDRESS)).entries.testimonials[0]?.id);
    await opened.payload.update({
      collection: 'testimonials',
      id: testimonial,
      data: { _status: 'published' },
    });
    const spool = path.join(database.env.DATA_DIR, 'spool', 'forms-host');
    await mkdir(spool, { recursive: true });
    const kept = { id: crypto.randomUUID(), fields: { email: ADDRESS }, kind: 'contact' };
    await writeFile(path.join(spool, `${kept.id}.json`), JSON.stringify(kept));
    expect((await files('submitted')).length).toBe(1);
    expect((await files('media')).filter((name) => name.startsWith('testimonial-'))).toHaveLength(
      1,
    );

    const answer = await ask('erase', ADDRESS.toUpperCase());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ counts: { requests: 1, spooled: 1 } });
    expect(Object.values((await find(ADDRESS)).counts)).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsWith('lia.rossi')).toEqual([]);
    expect(await rowsWith('Una settimana che')).toEqual([]);
    expect(await files('submitted')).toEqual([]);
    expect((await files('media')).filter((name) => name.startsWith('testimonial-'))).toEqual([]);
    expect(await readdir(spool)).toEqual([]);
    expect((await find('other@visitor.example')).counts).toMatchObject({ requests: 1, mails: 2 });
  });

  it('is logged as deleted, with how much and by whom, never about whom', async () => {
    const { erasures } = (await (await ask('erasures', '')).json()) as { erasures: object[] };
    expect(erasures).toHaveLength(1);
    expect(erasures[0]).toMatchObject({ by: 'Lena', counts: { requests: 1, testimonials: 1 } });
    expect(JSON.stringify(erasures).toLowerCase()).not.toContain('lia');
    expect(log.join('').toLowerCase()).not.toContain('lia.rossi');
  });
});
