import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { richTextNames } from './find-usages.ts';

let editor: Payload;
let lena: StudioApi;
let marco: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena');
  marco = await logInAs(studio, 'Marco', 'it');
  return studio.close;
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function newPicture(): Promise<string> {
  const file = { data: PIXEL, mimetype: 'image/png', name: 'pixel.png', size: PIXEL.length };
  const created = { collection: 'media', data: { alt: 'A dot' }, file } as const;
  return (await editor.create(created)).id;
}

/** The places that prevent a file's deletion; empty if it was deleted. */
async function placesOf(who: StudioApi, path: string): Promise<string[]> {
  const { body, status } = await who('DELETE', path);
  if (status === 200) return [];
  expect(status).toBe(409);
  return (body.errors?.[0]?.data?.places ?? []).map(({ href, name }) => {
    expect(body.errors?.[0]?.message).toContain(name);
    return `${name} ${href}`;
  });
}

describe('a picture in use', () => {
  it('is kept, and says where it is used, in drafts and in what is published', async () => {
    const image = await newPicture();
    const english = { collection: 'programs', locale: 'en' } as const;
    const data = { title: 'With a picture', image, _status: 'published' } as never;
    const { id } = await editor.create({ ...english, data });
    const place = `Program: With a picture /admin/collections/programs/${id}`;
    expect(await placesOf(lena, `/media/${image}`)).toEqual([place]);

    // Removed in a draft, but still published.
    await editor.update({ ...english, id, draft: true, data: { image: null } });
    expect(await placesOf(lena, `/media/${image}`)).toEqual([place]);
    await editor.update({ ...english, id, data: { image: null, _status: 'published' } });
    // Now only the draft uses it.
    await editor.update({ ...english, id, draft: true, data: { image } });
    expect(await placesOf(marco, `/media/${image}`)).toEqual([
      place.replace('Program:', 'Programma:'),
    ]);
    await editor.update({ ...english, id, draft: true, data: { image: null } });
    expect(await placesOf(lena, `/media/${image}`)).toEqual([]);
    expect(await editor.count({ collection: 'media', where: { id: { equals: image } } })).toEqual({
      totalDocs: 0,
    });
  });

  it('is used in an entry with a title in another language, or with none', async () => {
    const image = await newPicture();
    const italian = { collection: 'news', locale: 'it', draft: true } as const;
    const titled = await editor.create({ ...italian, data: { title: 'Solo qui', image } as never });
    const untitled = await editor.create({ ...italian, data: { image } as never });
    expect((await placesOf(lena, `/media/${image}`)).toSorted()).toEqual([
      `News item: Solo qui /admin/collections/news/${titled.id}`,
      `News item: Without a title /admin/collections/news/${untitled.id}`,
    ]);
  });

  it('is found in galleries, rows, texts and globals', async () => {
    const image = await newPicture();
    const room = { title: 'A room', images: [image] } as never;
    const album = { title: 'An album', pictures: [{ image }] } as never;
    const rooms = await editor.create({ collection: 'rooms', draft: true, data: room });
    const albums = await editor.create({ collection: 'images', draft: true, data: album });
    await editor.updateGlobal({ slug: 'home', data: { hero_image: image } });
    await editor.updateGlobal({ slug: 'home', draft: true, data: { hero_image: null } });
    await editor.updateGlobal({
      slug: 'clinic',
      draft: true,
      data: { logos: [{ name: 'A', image }] },
    });
    const news = await editor.create({
      collection: 'news',
      data: { title: 'A text' } as never,
      draft: true,
    });
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: image, fields: {} };
    // The editor has no button for this yet.
    await editor.db.updateOne({
      collection: 'news',
      id: news.id,
      locale: 'de',
      data: { content: { de: { root: { type: 'root', children: [upload] } } } },
    });
    expect((await placesOf(lena, `/media/${image}`)).toSorted()).toEqual([
      `Album: An album /admin/collections/images/${albums.id}`,
      'Home page /admin/globals/home',
      `News item: A text /admin/collections/news/${news.id}`,
      `Room: A room /admin/collections/rooms/${rooms.id}`,
      'The clinic /admin/globals/clinic',
    ]);
  });

  it('stays when many are deleted at once, while the others go', async () => {
    const [used, unused] = [await newPicture(), await newPicture()];
    await editor.create({
      collection: 'news',
      draft: true,
      data: { title: 'N', image: used } as never,
    });
    const { body, status } = await lena('DELETE', `/media?where[id][in]=${used},${unused}`);
    expect(status).toBe(400);
    expect(body.docs?.map(({ id }) => id)).toEqual([unused]);
    expect(body.errors?.[0]?.message).toContain('News item: N');
  });

  it('is a document too, in whichever language it is offered', async () => {
    const { docs } = await editor.find({
      collection: 'downloads',
      locale: 'it',
      depth: 0,
      limit: 1,
    });
    const [download] = docs;
    const [place] = await placesOf(lena, `/documents/${String(download?.file)}`);
    expect(place).toContain(`/admin/collections/downloads/${download?.id}`);
  });
});

it('every text is where the search for files looks: at the top of its entry, one per language', () => {
  type Fields = Parameters<typeof richTextNames>[0];
  const nested = (fields: Fields): Fields =>
    fields.flatMap((field) =>
      'flattenedFields' in field
        ? [...field.flattenedFields, ...nested(field.flattenedFields)]
        : [],
    );
  for (const { flattenedFields } of editor.config.collections) {
    expect(richTextNames(nested(flattenedFields))).toEqual([]);
    for (const field of flattenedFields) {
      if (field.type === 'richText') expect(field.localized).toBe(true);
    }
  }
});
