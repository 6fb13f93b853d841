import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedSource } from './sources/embedded.ts';
import { logInAs, type StudioApi } from '../../tests/support/studio-api.ts';
import { openStudioRest } from '../../tests/support/studio-rest.ts';

let payload: Payload;
let lena: StudioApi;
let source: EmbeddedSource;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  lena = await logInAs(studio, 'Lena', 'de');
  source = new EmbeddedSource(payload);
  return studio.close;
});

/** Moves to the bin, by the request that the studio sends. */
const throwAway = (path: string) => lena('PATCH', path, { deletedAt: new Date().toISOString() });
const takeOut = (collection: string, id: string, more: object = {}) =>
  lena('PATCH', `/${collection}?trash=true&where[id][equals]=${id}`, { deletedAt: null, ...more });

async function isOnSite(collection: string, id: string): Promise<boolean> {
  const part = await source.load(collection);
  const list =
    part.kind === 'assets' ? part.assets : part.kind === 'collection' ? part.entries : [];
  return list.some(({ _id }) => _id === id);
}

async function newProgram(title: string): Promise<string> {
  const { body } = await lena('POST', '/programs?locale=en', { title, _status: 'published' });
  const id = String(body.doc?.id);
  const german = { title: `${title} auf Deutsch`, _status: 'published' };
  await lena('PATCH', `/programs/${id}?locale=de&publishSpecificLocale=de`, german);
  return id;
}

async function newPicture(): Promise<string> {
  const data = await readFile('demo/content/media/files/sea-of-fog.jpg');
  const file = { data, name: 'drop.jpg', mimetype: 'image/jpeg', size: data.length };
  const picture = await payload.create({ collection: 'media', data: { alt: 'A drop' }, file });
  return picture.id;
}

describe('an entry in the bin', () => {
  it('is not on the site, and comes back as a draft in every language', async () => {
    const id = await newProgram('Thrown away');
    expect(await isOnSite('programs', id)).toBe(true);
    expect((await throwAway(`/programs/${id}`)).status).toBe(200);
    expect(await isOnSite('programs', id)).toBe(false);
    expect((await lena('GET', `/programs/${id}?draft=true`)).status).toBe(404);

    expect((await takeOut('programs', id, { _status: 'draft' })).status).toBe(200);
    const all = { collection: 'programs', id, locale: 'all' as 'en', draft: true } as const;
    const back = await payload.findByID(all);
    expect(back._status).toMatchObject({ en: 'draft', de: 'draft' });
    expect(back.title).toMatchObject({ en: 'Thrown away', de: 'Thrown away auf Deutsch' });
    expect(await isOnSite('programs', id)).toBe(false);
    const publish = `/programs/${id}?locale=de&publishSpecificLocale=de`;
    expect((await lena('PATCH', publish, { _status: 'published' })).status).toBe(200);
    expect(await isOnSite('programs', id)).toBe(true);
  });

  it('leaves its address to another, and comes back at a new one', async () => {
    const old = await newProgram('Same address');
    await throwAway(`/programs/${old}`);
    const { status, body } = await lena('POST', '/programs?locale=en', {
      title: 'Same address',
      _status: 'published',
    });
    expect({ status, slug: body.doc?.slug }).toEqual({ status: 201, slug: 'same-address' });
    expect((await takeOut('programs', old, { _status: 'draft' })).status).toBe(200);
    const back = await payload.findByID({ collection: 'programs', id: old, locale: 'en' });
    expect(back.slug).toBe(`same-address-${old.slice(-6)}`);
    const publish = `/programs/${old}?locale=en&publishSpecificLocale=en`;
    expect((await lena('PATCH', publish, { _status: 'published' })).status).toBe(200);
  });

  it('is deleted for good from there', async () => {
    const id = await newProgram('For good');
    await throwAway(`/programs/${id}`);
    expect((await lena('DELETE', `/programs/${id}?trash=true`)).status).toBe(200);
    const where = { id: { equals: id } };
    const left = await payload.count({ collection: 'programs', where, trash: true });
    expect(left.totalDocs).toBe(0);
  });
});

describe('a redirect in the bin', () => {
  it('redirects nobody, and another can have its address', async () => {
    const data = { from: '/old-offer', to: '/programs', _status: 'published' };
    const first = String((await lena('POST', '/redirects', data)).body.doc?.id);
    await throwAway(`/redirects/${first}`);
    expect(await isOnSite('redirects', first)).toBe(false);
    const second = await lena('POST', '/redirects', data);
    expect(second.status).toBe(201);
    expect(await isOnSite('redirects', String(second.body.doc?.id))).toBe(true);
  });
});

describe('a file in the bin', () => {
  it('is not on the site, and comes back as it was', async () => {
    const id = await newPicture();
    expect(await isOnSite('media', id)).toBe(true);
    expect((await throwAway(`/media/${id}`)).status).toBe(200);
    expect(await isOnSite('media', id)).toBe(false);
    expect((await takeOut('media', id)).status).toBe(200);
    expect(await isOnSite('media', id)).toBe(true);
  });

  it('cannot be one that is in use', async () => {
    const image = await newPicture();
    const program = await newProgram('With a drop');
    await lena('PATCH', `/programs/${program}?locale=en`, { image });
    const refused = await throwAway(`/media/${image}`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]?.message).toContain('With a drop');
    expect(await isOnSite('media', image)).toBe(true);
  });
});

it('what visitors have sent is in no bin', () => {
  const withBin = payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);
  for (const sent of ['testimonials', 'requests', 'subscribers', 'mails', 'submitted_pictures']) {
    expect(withBin).not.toContain(sent);
  }
  expect(withBin).toEqual(expect.arrayContaining(['programs', 'pages', 'media', 'documents']));
});
