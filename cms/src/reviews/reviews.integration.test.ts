import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { clinicDay } from '../clinic-config/clinic-time.ts';
import { readContentVersions } from '../content-versions/content-version.ts';
import { readDueReviews } from './due-reviews.ts';

let payload: Payload;
let lena: StudioApi;
let nobody: (path: string) => Promise<Response>;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  lena = await logInAs(studio, 'Lena');
  const where = { email: { equals: 'lena@clinic.example' } };
  await payload.update({ collection: 'users', where, data: { name: 'Lena Muster' } });
  nobody = (path) => studio.ask(`/api${path}`, { method: 'POST', data: {} });
  return studio.close;
});

const therapies = { collection: 'therapies', locale: 'en' } as const;
const LONG_AGO = '2024-05-06T12:00:00.000Z';

async function reviewedBy(name: string, title: string): Promise<string> {
  const reviewer = await payload.create({
    ...{ collection: 'team', locale: 'en' },
    data: { name, role: 'Physician', _status: 'published' } as never,
  });
  const data = { title, reviewed_on: LONG_AGO, reviewed_by: reviewer.id, _status: 'published' };
  return String((await payload.create({ ...therapies, data: data as never })).id);
}

async function dueFor(name: string) {
  const { docs } = await payload.find({ collection: 'users', where: { name: { equals: name } } });
  const user = { ...docs[0], collection: 'users' } as never;
  return (await readDueReviews(await createLocalReq({ user }, payload))).map(({ title }) => title);
}

it('is due after a year, for whoever did it last, and done by one call', async () => {
  const id = await reviewedBy('Dr. med. Lena Muster', 'Due for Lena');
  await payload.update({ ...therapies, id, draft: true, data: { title: 'Not yet published' } });
  expect(await dueFor('Lena Muster')).toContain('Due for Lena');

  const before = await readContentVersions(payload);
  expect((await lena('POST', `/therapies/${id}/reviewed`, {})).status).toBe(200);
  expect(await dueFor('Lena Muster')).not.toContain('Due for Lena');
  expect((await readContentVersions(payload)).get('therapies')).toBe(
    (before.get('therapies') ?? 0) + 1,
  );
  const today = clinicDay(new Date());
  for (const draft of [false, true]) {
    const { reviewed_on: day, title } = await payload.findByID({ ...therapies, id, draft });
    expect([day?.slice(0, 10), title]).toEqual([
      ...[today, draft ? 'Not yet published' : 'Due for Lena'],
    ]);
  }
});

it('is done by nobody without a login, and not for a text that does not exist', async () => {
  const id = await reviewedBy('Dr. Else Where', 'Due for nobody here');
  expect(await dueFor('Lena Muster')).toContain('Due for nobody here');
  expect((await nobody(`/therapies/${id}/reviewed`)).status).toBe(403);
  for (const other of [crypto.randomUUID(), 'x']) {
    expect((await lena('POST', `/therapies/${other}/reviewed`, {})).status).toBe(404);
  }
  const { reviewed_on: day } = await payload.findByID({ ...therapies, id });
  expect(day).toBe(LONG_AGO);
});
