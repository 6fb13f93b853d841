import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { readContentVersions } from '../content-versions/content-version.ts';
import { adapterOf } from '../database/sql.ts';
import { runDueSchedules } from './run-due-schedules.ts';

let payload: Payload;
let lena: StudioApi;
let nobody: (path: string, data: object) => Promise<Response>;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  lena = await logInAs(studio, 'Lena', 'de');
  nobody = (path, data) => studio.ask(`/api${path}`, { method: 'POST', data });
  return studio.close;
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function newTherapy(titles: Partial<Record<'en' | 'de' | 'it', string>>): Promise<string> {
  const therapies = { collection: 'therapies', draft: true } as const;
  const { id } = await payload.create({ ...therapies, data: {} as never });
  for (const [locale, title] of Object.entries(titles)) {
    await payload.update({ ...therapies, id, locale: locale as 'en', data: { title } });
  }
  return id;
}

const plan = (value: string, action: string, language: string, at = inHours(1)) =>
  lena('POST', '/schedules', {
    entry: { relationTo: 'therapies', value },
    action,
    language,
    at,
  });

/** Makes due what is planned for the next two hours. */
async function letTimePass(): Promise<void> {
  await adapterOf(payload).drizzle.execute(
    sql`update schedules set at = at - interval '2 hours' where status = 'waiting'`,
  );
}

async function statusOf(id: string): Promise<unknown> {
  const entry = await payload.findByID({ collection: 'therapies', id, locale: 'all' });
  return entry._status;
}

describe('a planned change', () => {
  it('publishes one language, and takes it offline again', async () => {
    const id = await newTherapy({ en: 'Later', de: 'Später', it: 'Dopo' });
    expect((await plan(id, 'publish', 'de')).status).toBe(201);
    expect(await runDueSchedules(payload)).toEqual([]);
    await letTimePass();
    const before = await readContentVersions(payload);
    expect(await runDueSchedules(payload)).toMatchObject([{ status: 'done' }]);
    expect(await statusOf(id)).toMatchObject({ de: 'published' });
    expect(await statusOf(id)).not.toMatchObject({ it: 'published' });
    const after = await readContentVersions(payload);
    expect(after.get('therapies')).toBe((before.get('therapies') ?? 0) + 1);
    await plan(id, 'unpublish', 'de');
    await letTimePass();
    await runDueSchedules(payload);
    expect(await statusOf(id)).toMatchObject({ de: 'draft' });
  });

  it('publishes what is written by then, in all languages', async () => {
    const id = await newTherapy({ en: 'First', de: 'Erst' });
    await plan(id, 'publish', 'all');
    const therapy = { collection: 'therapies', id, draft: true } as const;
    await payload.update({ ...therapy, locale: 'en', data: { title: 'Second' } });
    await letTimePass();
    await runDueSchedules(payload);
    const live = await payload.findByID({ collection: 'therapies', id, locale: 'all' });
    expect(live.title).toMatchObject({ en: 'Second', de: 'Erst' });
    expect(live._status).toMatchObject({ en: 'published', de: 'published' });
  });

  it('is made once, however many processes look', async () => {
    const id = await newTherapy({ en: 'Once' });
    await plan(id, 'publish', 'en');
    await letTimePass();
    const before = (await readContentVersions(payload)).get('therapies') ?? 0;
    const looks = await Promise.all(Array.from({ length: 6 }, () => runDueSchedules(payload)));
    expect(looks.flat()).toHaveLength(1);
    expect((await readContentVersions(payload)).get('therapies')).toBe(before + 1);
  });

  it('is planned once however often it is asked for, also at the same moment', async () => {
    const id = await newTherapy({ en: 'Planned often', de: 'Oft geplant' });
    const at = inHours(1);
    // More requests than the database has connections.
    const equal = await Promise.all(
      Array.from({ length: 25 }, () => plan(id, 'publish', 'en', at)),
    );
    const statuses = equal.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 24 }, () => 400)]);
    const refused = equal.find(({ status }) => status === 400);
    expect(JSON.stringify(refused?.body)).toContain('Das ist bereits so geplant.');
    expect((await plan(id, 'publish', 'en', at)).status).toBe(400);
    // Another language, action or moment is another plan.
    expect((await plan(id, 'publish', 'de', at)).status).toBe(201);
    expect((await plan(id, 'unpublish', 'en', inHours(2))).status).toBe(201);
    const { docs } = await payload.find({
      collection: 'schedules',
      where: { 'entry.value': { equals: id } },
    });
    expect(docs).toHaveLength(3);
    for (const { id: planned } of docs)
      await payload.delete({ collection: 'schedules', id: planned });
    expect((await plan(id, 'publish', 'en', at)).status).toBe(201);
    await letTimePass();
    expect(await runDueSchedules(payload)).toMatchObject([{ status: 'done' }]);
  });

  it('that cannot be made says why, and does not stop the others', async () => {
    const untitled = await newTherapy({ en: 'Only English' });
    const fine = await newTherapy({ en: 'Fine' });
    await plan(untitled, 'publish', 'it');
    await plan(fine, 'publish', 'en', inHours(1.5));
    await letTimePass();
    expect(await runDueSchedules(payload)).toMatchObject([
      { status: 'failed', reason: 'ValidationError' },
      { status: 'done' },
    ]);
    const { docs } = await payload.find({
      collection: 'schedules',
      where: { status: { equals: 'failed' } },
    });
    expect(docs[0]?.reason).toMatch(/title|titolo/i);
    expect(await runDueSchedules(payload)).toEqual([]);
  });

  it('waits while the database has trouble, and reveals nothing of the texts when it fails', async () => {
    const id = await newTherapy({ de: 'Wartet' });
    await plan(id, 'publish', 'de');
    await letTimePass();
    const failWith = (code: string) => {
      const cause = Object.assign(new Error('of Postgres'), { code });
      const error = new Error('Failed query: update therapies set title = Wartet', { cause });
      vi.spyOn(payload, 'update').mockRejectedValueOnce(error);
    };
    for (const passing of ['57014', '40P01', '55P03', '08006']) {
      failWith(passing);
      await expect(runDueSchedules(payload)).rejects.toThrow('Failed query');
    }
    failWith('23502');
    expect(await runDueSchedules(payload)).toMatchObject([{ status: 'failed' }]);
    const { docs } = await payload.find({
      collection: 'schedules',
      where: { 'entry.value': { equals: id } },
    });
    expect(docs).toMatchObject([{ status: 'failed', reason: '23502' }]);
  });

  it('of a deleted entry counts as done', async () => {
    const id = await newTherapy({ en: 'Gone' });
    await plan(id, 'publish', 'en');
    await payload.delete({ collection: 'therapies', id });
    await letTimePass();
    expect(await runDueSchedules(payload)).toMatchObject([{ status: 'done' }]);
  });

  it('can be cancelled, but neither lie in the past nor be made without a login', async () => {
    const id = await newTherapy({ en: 'Not at all' });
    const planned = await plan(id, 'publish', 'en');
    expect((await lena('DELETE', `/schedules/${planned.body.doc?.id}`)).status).toBe(200);
    await letTimePass();
    expect(await runDueSchedules(payload)).toEqual([]);
    const past = await plan(id, 'publish', 'en', inHours(-1));
    expect(past.status).toBe(400);
    expect(JSON.stringify(past.body)).toContain('Wählen Sie einen Zeitpunkt in der Zukunft.');
    const entry = { relationTo: 'therapies', value: id };
    const refused = await nobody('/schedules', {
      entry,
      action: 'publish',
      language: 'en',
      at: inHours(1),
    });
    expect(refused.status).toBe(403);
  });
});
