import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';

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

const therapies = { collection: 'therapies' } as const;

async function newTherapy(title: string, isOnline = true): Promise<string> {
  const { id } = await payload.create({ ...therapies, draft: true, data: {} as never });
  for (const locale of ['en', 'de', 'it'] as const) {
    const data = { title: `${title} ${locale}` };
    await payload.update({ ...therapies, draft: true, id, locale, data });
  }
  if (isOnline) {
    const data = { _status: 'published' } as const;
    await payload.update({ ...therapies, id, locale: 'en', publishAllLocales: true, data });
  }
  return id;
}

const send = (ids: string[], action: string, language: string) =>
  lena('POST', '/therapies/publish-many', { where: { id: { in: ids } }, action, language });

const read = (id: string, draft = false) =>
  payload.findByID({ ...therapies, id, locale: 'all', draft }) as Promise<{
    _status?: unknown;
    title?: unknown;
  }>;

it('takes several offline in one language, and in all of them', async () => {
  const ids = [await newTherapy('First'), await newTherapy('Second')];
  expect((await send(ids, 'unpublish', 'de')).body).toEqual({ changed: 2, failed: [] });
  const some = { en: 'published', de: 'draft', it: 'published' };
  for (const id of ids) expect((await read(id))._status).toEqual(some);
  // Nothing is left to do in that language.
  expect((await send(ids, 'unpublish', 'de')).body).toEqual({ changed: 0, failed: [] });
  expect((await send(ids, 'unpublish', 'all')).body).toMatchObject({ changed: 2 });
  for (const id of ids) {
    expect((await read(id))._status).toEqual({ en: 'draft', de: 'draft', it: 'draft' });
  }
});

it('publishes several in one language, and in all of them', async () => {
  const ids = [await newTherapy('Third', false), await newTherapy('Fourth', false)];
  expect((await send(ids, 'publish', 'it')).body).toEqual({ changed: 2, failed: [] });
  for (const id of ids) {
    const { _status: status } = await read(id);
    expect(status).toMatchObject({ it: 'published' });
    expect(status).not.toMatchObject({ de: 'published' });
  }
  expect((await send(ids, 'publish', 'all')).body).toMatchObject({ changed: 2 });
  for (const id of ids) {
    expect((await read(id))._status).toEqual({ en: 'published', de: 'published', it: 'published' });
  }
});

it('keeps what was written since the publication as a draft', async () => {
  const id = await newTherapy('Fifth');
  const later = { ...therapies, draft: true, id, locale: 'de' } as const;
  await payload.update({ ...later, data: { title: 'Danach geschrieben' } });
  await send([id], 'unpublish', 'de');
  expect((await read(id, true)).title).toMatchObject({ de: 'Danach geschrieben' });
});

it('says what could not be done, and does the rest', async () => {
  const untitled = await payload.create({ ...therapies, draft: true, data: {} as never });
  const fine = await newTherapy('Sixth', false);
  const { body } = await send([untitled.id, fine], 'publish', 'de');
  expect(body).toMatchObject({ changed: 1, failed: [{ reason: expect.stringMatching(/Titel/) }] });
});

it('takes nothing from strangers, nor what it does not know', async () => {
  const id = await newTherapy('Seventh');
  const where = { id: { equals: id } };
  const refused = await nobody('/therapies/publish-many', {
    where,
    ...{ action: 'unpublish', language: 'all' },
  });
  expect(refused.status).toBe(403);
  expect((await send([id], 'unpublish', 'fr')).status).toBe(400);
  expect((await read(id))._status).toMatchObject({ en: 'published' });
});
