import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { until } from '../../../tests/support/until.ts';
import type { Log } from '../database/payload-types.ts';
import { adapterOf } from '../database/sql.ts';

let payload: Payload;
let ask: Ask;
let lena: StudioApi;
let marco: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  lena = await logInAs(studio, 'lena', 'en', ['admin']);
  marco = await logInAs(studio, 'marco');
  return studio.close;
}, 180_000);

async function linesOf(entry: string): Promise<Partial<Log>[]> {
  const { docs } = await payload.find({
    collection: 'log',
    where: { entry: { equals: entry } },
    sort: 'createdAt',
    depth: 0,
  });
  return docs.map(({ count, kind, language, person_name }) => ({
    count,
    kind,
    language,
    person_name,
  }));
}

const line = (kind: string, language: string | null, count = 1, person = 'marco') => ({
  count,
  kind,
  language,
  person_name: person,
});

const logIn = (email: string, password: string) =>
  ask('/api/users/login', { method: 'POST', data: { email, password } });

const lines = async (kind: Log['kind']) =>
  (await payload.find({ collection: 'log', where: { kind: { equals: kind } } })).docs;

describe('the log', () => {
  it('says who did what to an entry, in which language, once an hour while somebody types', async () => {
    const { body } = await marco('POST', '/programs?locale=en&draft=true', { title: 'One' });
    const id = body.doc?.id ?? '';
    const change = (query: string, data: object) =>
      marco('PATCH', `/programs/${id}?${query}`, data);
    for (const title of ['Eins', 'Eins und', 'Eins und zwei']) {
      await change('locale=de&draft=true&autosave=true', { title });
    }
    await change('locale=en&publishSpecificLocale=en', { title: 'One', _status: 'published' });
    await change('locale=en&draft=true', { title: 'One, a draft' });
    await lena('PATCH', `/programs/${id}?locale=en`, { _status: 'draft' });
    await lena('DELETE', `/programs/${id}`);
    expect(await linesOf(id)).toEqual([
      line('created', 'en'),
      line('changed', 'de', 3),
      line('published', 'en'),
      line('changed', 'en'),
      line('unpublished', 'en', 1, 'lena'),
      line('deleted', null, 1, 'lena'),
    ]);
  });

  it('contains nothing that was written, and nothing that our own code did', async () => {
    const made = await payload.create({ collection: 'programs', data: { title: 'By a script' } });
    expect(await linesOf(made.id)).toEqual([]);
    const { rows } = await adapterOf(payload).drizzle.execute('select * from log');
    const text = JSON.stringify(rows);
    expect(text).not.toContain('Eins und');
    expect(text).not.toContain('127.0.0.1');
  });

  it('counts logins and failures, of accounts that exist', async () => {
    await logIn('marco@clinic.example', 'wrong password');
    // The failure is logged after the answer.
    await until(async () => (await lines('login_failed')).length === 1);
    await logIn('marco@clinic.example', 'wrong password');
    await logIn('typed-a-password-here@clinic.example', 'wrong password');
    await logIn('marco@clinic.example', 'a long test password');
    await until(async () => (await lines('login_failed'))[0]?.count === 2);
    expect(await lines('login_failed')).toHaveLength(1);
    expect(await lines('login')).toEqual([expect.objectContaining({ person_name: 'marco' })]);
  });

  it('is for administrators, who cannot change it', async () => {
    expect((await marco('GET', '/log')).status).toBe(403);
    const { body, status } = await lena('GET', '/log');
    expect(status).toBe(200);
    const id = body.docs?.[0]?.id;
    expect((await lena('PATCH', `/log/${id}`, { count: 7 })).status).toBe(403);
    expect((await lena('DELETE', `/log/${id}`)).status).toBe(403);
  });

  it('gives all staff the last changes of content, and of nothing else', async () => {
    const { body } = await marco('POST', '/programs?locale=en', {
      title: 'Seen by all',
      _status: 'published',
    });
    await lena('POST', '/globals/menu?locale=de', {});
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'marco@clinic.example' } },
    });
    const request = await payload.create({ collection: 'requests', data: { status: 'new' } });
    await marco('PATCH', `/requests/${request.id}`, { status: 'done' });
    const user = { ...docs[0], collection: 'users' } as never;
    const { lastChanges } = await import('./last-changes.ts');
    const changes = await lastChanges(await createLocalReq({ user }, payload), 3);
    expect(changes).toEqual([
      expect.objectContaining({ who: 'lena', collection: 'menu', language: 'de' }),
      expect.objectContaining({ kind: 'published', title: 'Seen by all', entry: body.doc?.id }),
      expect.objectContaining({ kind: 'created', who: 'marco', collection: 'programs' }),
    ]);
    expect(await lastChanges(await createLocalReq({}, payload), 3)).toEqual([]);
  });

  it('is kept for a year', async () => {
    const { drizzle } = adapterOf(payload);
    await drizzle.execute(
      `insert into log (id, kind, person_name, updated_at) values
        (gen_random_uuid(), 'login', 'too old', now() - interval '366 days'),
        (gen_random_uuid(), 'login', 'old', now() - interval '364 days')`,
    );
    const { deleteExpired } = await import('../inbox/delivery/retention.ts');
    await deleteExpired(payload, 30);
    const { docs } = await payload.find({
      collection: 'log',
      where: { person_name: { contains: 'old' } },
    });
    expect(docs.map(({ person_name }) => person_name)).toEqual(['old']);
  });
});
