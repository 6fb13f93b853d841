import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';

let payload: Payload;
let translator: StudioApi;
let editor: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  editor = await logInAs(studio, 'editor');
  translator = await logInAs(studio, 'translator', 'en', ['translator'], ['de']);
  return studio.close;
}, 180_000);

async function newProgram() {
  const { body } = await editor('POST', '/programs?locale=en', {
    title: 'A week for the back',
    slug: crypto.randomUUID(),
    days: 7,
    _status: 'published',
  });
  return body.doc as Record<string, unknown> & { id: string };
}

const read = async (id: string, locale: string) =>
  payload.findByID({ collection: 'programs', id, locale: locale as 'en', draft: true, depth: 0 });

const germanClinic = async () =>
  payload.findGlobal({ slug: 'clinic', locale: 'de', draft: true, depth: 0 });

describe('a translator into German', () => {
  it('saves and publishes German', async () => {
    const { id } = await newProgram();
    const address = `/programs/${id}?locale=de&publishSpecificLocale=de`;
    const { status } = await translator('PATCH', address, {
      title: 'Eine Woche für den Rücken',
      _status: 'published',
    });
    expect(status).toBe(200);
    const stored = await payload.findByID({ collection: 'programs', id, locale: 'all', depth: 0 });
    expect(stored).toMatchObject({
      title: { en: 'A week for the back', de: 'Eine Woche für den Rücken' },
      _status: { en: 'published', de: 'published' },
    });
  });

  it.each([
    ['saves another language', 'locale=en', {}],
    ['saves without saying in which language', '', {}],
    ['saves all languages', 'locale=all', {}],
    ['publishes another language', 'locale=de&publishSpecificLocale=it', { _status: 'published' }],
    ['publishes all languages', 'locale=de&publishAllLocales=true', { _status: 'published' }],
    ['unpublishes all languages', 'locale=de&unpublishAllLocales=true', { _status: 'draft' }],
  ])('never %s, and is told so', async (_name, query, data) => {
    const { id } = await newProgram();
    const { body, status } = await translator('PATCH', `/programs/${id}?${query}`, {
      title: 'Changed',
      ...data,
    });
    expect(status).toBe(403);
    expect(body.errors?.[0]?.message).toContain('you may change Deutsch');
    expect(await read(id, 'en')).toMatchObject({ title: 'A week for the back' });
    expect(await read(id, 'it')).not.toMatchObject({ title: 'Changed' });
  });

  it('writes what a picture shows in German alone, and leaves picture and folder as they are', async () => {
    const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 });
    const id = String(docs[0]?.id);
    const { body } = await editor('POST', '/payload-folders', { name: 'Winter' });
    const texts = async () => (await editor('GET', `/media/${id}?depth=0`)).body;
    const before = await texts();
    const { status } = await translator('PATCH', `/media/${id}?locale=de`, {
      ...{ alt_en: 'Not mine', alt_it: 'Non mio', alt_de: 'Ein Haus im Schnee' },
      ...{ focalX: 3, focalY: 4, folder: body.doc?.id },
    });
    expect(status).toBe(200);
    const { alt_en, alt_it, focalX, focalY, folder } = before;
    const unchanged = { alt_en, alt_it, focalX, focalY, folder };
    expect(await texts()).toMatchObject({ ...unchanged, alt_de: 'Ein Haus im Schnee' });
  });

  it('leaves what all languages share as it is', async () => {
    const { id } = await newProgram();
    const { status } = await translator('PATCH', `/programs/${id}?locale=de&draft=true`, {
      title: 'Sieben Tage',
      days: 99,
    });
    expect(status).toBe(200);
    const after = await read(id, 'de');
    expect(after).toMatchObject({ title: 'Sieben Tage', days: 7 });
  });

  it('writes German captions, and moves no pictures', async () => {
    const { docs } = await payload.find({ collection: 'images', limit: 1, depth: 0, locale: 'de' });
    const album = docs[0];
    const pictures = album?.pictures ?? [];
    expect(pictures.length).toBeGreaterThan(1);
    const address = `/images/${album?.id}?locale=de&draft=true`;
    const written = pictures.map((row) => ({ ...row, caption: 'English', caption_de: 'Deutsch' }));
    expect((await translator('PATCH', address, { pictures: written })).status).toBe(200);
    const after = await payload.findByID({
      collection: 'images',
      id: String(album?.id),
      locale: 'de',
      draft: true,
      depth: 0,
    });
    expect(after.pictures?.map((row) => row.caption_de)).toEqual(pictures.map(() => 'Deutsch'));
    expect(after.pictures?.map((row) => row.caption)).toEqual(pictures.map((row) => row.caption));
    const moved = await translator('PATCH', address, { pictures: written.toReversed() });
    expect(moved.status).toBe(403);
    expect(moved.body.errors?.[0]?.message).toContain('Only editors can add, move or remove');
  });

  it('neither restores a version nor changes many entries in another language', async () => {
    const { id } = await newProgram();
    const { docs } = await payload.findVersions({
      collection: 'programs',
      where: { parent: { equals: id } },
    });
    const restored = await translator('POST', `/programs/versions/${docs[0]?.id}`);
    expect(restored.status).toBe(403);
    const many = await translator('PATCH', `/programs?locale=it&where[id][equals]=${id}`, {
      title: 'Molti',
    });
    expect(many.status).toBe(403);
  });

  it('changes the German menu and no other', async () => {
    const german = await translator('POST', '/globals/menu?locale=de', {});
    expect(german.status).toBe(200);
    const english = await translator('POST', '/globals/menu?locale=en', {});
    expect(english.status).toBe(403);
  });

  it('writes what partners stand for in German alone, and leaves them as they are', async () => {
    const { logos: before } = await germanClinic();
    expect(before?.length).toBeGreaterThan(0);
    const logos = before?.map((row) => ({ ...row, text: 'E', text_de: 'D', name: 'N' }));
    const address = '/globals/clinic?locale=de&draft=true';
    expect((await translator('POST', address, { logos })).status).toBe(200);
    const written = before?.map((row) => ({ ...row, text_de: 'D' }));
    expect((await germanClinic()).logos).toEqual(written);
    // A save of something else need not send them.
    expect((await translator('POST', address, { claim: 'Hoch oben' })).status).toBe(200);
    expect(await germanClinic()).toMatchObject({ claim: 'Hoch oben', logos: written });
    const moved = await translator('POST', address, { logos: logos?.toReversed() });
    expect(moved.status).toBe(403);
  });

  it('is shown what is closed: the panel asks for these permissions', async () => {
    const { id } = await newProgram();
    const german = await translator('POST', `/programs/access/${id}?locale=de`, {});
    expect(german.body).toMatchObject({
      update: true,
      fields: { title: { update: true } },
    });
    expect(JSON.stringify(german.body.fields)).not.toContain(
      '"days":{"create":true,"read":true,"update":true}',
    );
    const english = await translator('POST', `/programs/access/${id}?locale=en`, {});
    expect(english.body.update).toBeUndefined();
  });
});
