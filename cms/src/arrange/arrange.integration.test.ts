import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { readContentVersions } from '../content-versions/content-version.ts';

let editor: Payload;
let lena: StudioApi;
let anybody: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  anybody = studio.ask;
  lena = await logInAs(studio, 'Lena', 'de');
  return studio.close;
});

async function inOrder(): Promise<{ id: string; order?: number | null }[]> {
  const { docs } = await editor.find({
    collection: 'rooms',
    sort: 'order',
    pagination: false,
    depth: 0,
    draft: true,
  });
  return docs;
}

describe('the order of entries', () => {
  it('is what an editor has dragged them into, as numbers with gaps', async () => {
    const before = await inOrder();
    const ids = before.map(({ id }) => id).toReversed();
    const versions = await readContentVersions(editor);
    const answer = await lena('POST', '/rooms/arrange', { ids });
    expect(answer.status).toBe(200);
    const after = await inOrder();
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ order }) => order)).toEqual(ids.map((_, at) => (at + 1) * 10));
    const raised = await readContentVersions(editor);
    expect(raised.get('rooms')).toBe((versions.get('rooms') ?? 0) + 1);
  });

  it('publishes no draft, and stays when the draft is published', async () => {
    const [first, second, ...others] = (await inOrder()).map(({ id }) => id);
    const id = String(first);
    const draft = { title: 'Noch nicht', _status: 'draft' };
    await lena('PATCH', `/rooms/${id}?locale=de&draft=true&autosave=true`, draft);
    const ids = [String(second), id, ...others];
    expect((await lena('POST', '/rooms/arrange', { ids })).status).toBe(200);
    const published = await editor.findByID({ collection: 'rooms', id, locale: 'de' });
    expect(published).toMatchObject({ order: 20 });
    expect(published.title).not.toBe('Noch nicht');
    const publish = `/rooms/${id}?locale=de&publishSpecificLocale=de`;
    await lena('PATCH', publish, { title: 'Jetzt', _status: 'published' });
    const now = await editor.findByID({ collection: 'rooms', id, locale: 'de' });
    expect(now).toMatchObject({ order: 20, title: 'Jetzt' });
  });

  it('puts a new entry last', async () => {
    const last = (await inOrder()).at(-1)?.order ?? 0;
    const { body } = await lena('POST', '/rooms?locale=de', { title: 'Neues Zimmer' });
    expect(body.doc?.order).toBe(last + 10);
  });

  it('is not stored unless it names every entry, and says so', async () => {
    const ids = (await inOrder()).map(({ id }) => id);
    const refused = await lena('POST', '/rooms/arrange', { ids: ids.slice(1) });
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]?.message).toContain('noch einmal ordnen');
    expect((await lena('POST', '/rooms/arrange', { ids: 'x' })).status).toBe(409);
    expect((await inOrder()).map(({ id }) => id)).toEqual(ids);
  });

  it('cannot be changed without a login', async () => {
    const ids = (await inOrder()).map(({ id }) => id).toReversed();
    const answer = await anybody('/api/rooms/arrange', { method: 'POST', data: { ids } });
    expect(answer.status).toBe(403);
    expect((await inOrder()).map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
