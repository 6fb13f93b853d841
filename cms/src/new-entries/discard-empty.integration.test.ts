import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

let payload: Payload;
let lena: StudioApi;
let anybody: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  anybody = studio.ask;
  lena = await logInAs(studio, 'Lena', 'de');
  return studio.close;
});

/** As the panel does when a form is opened. */
async function opened(collection = 'programs'): Promise<string> {
  const { body } = await lena('POST', `/${collection}?locale=de&draft=true`, {});
  return String(body.doc?.id);
}

async function isThere(id: string): Promise<boolean> {
  return (await lena('GET', `/programs/${id}?draft=true&depth=0`)).status === 200;
}

async function makeOld(id: string): Promise<void> {
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await payload.db.updateOne({ collection: 'programs', id, data: { createdAt } });
}

describe('an entry that was opened', () => {
  it('and left empty is not kept', async () => {
    for (const collection of ['programs', 'video_categories', 'pages', 'team']) {
      const id = await opened(collection);
      const { body } = await lena('POST', `/${collection}/${id}/discard`);
      expect({ collection, ...body }).toEqual({ collection, discarded: true });
      expect((await lena('GET', `/${collection}/${id}?draft=true`)).status).toBe(404);
    }
  });

  it('and written into is kept, in whatever language', async () => {
    const id = await opened();
    const autosave = (title: string) =>
      lena('PATCH', `/programs/${id}?locale=it&draft=true&autosave=true`, { title });
    await autosave('Qualcosa');
    expect((await lena('POST', `/programs/${id}/discard`)).body.discarded).toBe(false);
    expect(await isThere(id)).toBe(true);
  });

  it('is discarded for editors only, and not once it is published', async () => {
    const id = await opened();
    const answer = await anybody(`/api/programs/${id}/discard`, { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(await isThere(id)).toBe(true);
    const { docs } = await payload.find({ collection: 'programs', limit: 1, depth: 0 });
    const published = String(docs[0]?.id);
    expect((await lena('POST', `/programs/${published}/discard`)).body.discarded).toBe(false);
    expect(await isThere(published)).toBe(true);
  });

  it('goes a day later with the next new one, if its window was simply closed', async () => {
    const [forgotten, fresh] = [await opened(), await opened()];
    await makeOld(forgotten);
    await opened();
    expect(await isThere(forgotten)).toBe(false);
    expect(await isThere(fresh)).toBe(true);
  });

  it('stays in the bin, if it was put there', async () => {
    const id = await opened();
    const deletedAt = new Date().toISOString();
    expect((await lena('PATCH', `/programs/${id}?trash=true`, { deletedAt })).status).toBe(200);
    await makeOld(id);
    expect(await isThere(await opened())).toBe(true);
    expect((await lena('GET', `/programs/${id}?draft=true&trash=true`)).status).toBe(200);
  });

  it('prevents no new one if it cannot be discarded, and stays itself', async () => {
    const forgotten = await opened();
    await makeOld(forgotten);
    const hooks = payload.collections.programs.config.hooks.afterDelete;
    hooks.push(() => {
      throw new Error('not now');
    });
    const id = await opened();
    hooks.pop();
    expect(await isThere(id)).toBe(true);
    expect(await isThere(forgotten)).toBe(true);
    await opened();
    expect(await isThere(forgotten)).toBe(false);
  });
});
