import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';

const DRAFT = { en: 'draft', de: 'draft', it: 'draft' };

let editor: Payload;
let lena: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena');
  return studio.close;
});

async function firstOf(collection: CollectionSlug) {
  const { docs } = await editor.find({ collection, locale: 'all', limit: 1, sort: 'createdAt' });
  return docs[0] as unknown as { id: string; slug: Record<string, string>; key?: string };
}

async function copyOf(collection: CollectionSlug, id: string, locale = 'en') {
  const path = `/${collection}/${id}/duplicate?locale=${locale}`;
  const { body, status } = await lena('POST', path, { _status: 'draft' });
  expect(status, JSON.stringify(body)).toBe(200);
  const copy = await editor.findByID({ collection, id: String(body.doc?.id), locale: 'all' });
  return copy as unknown as Record<string, unknown> & { id: string };
}

describe('a copy of an entry', () => {
  it('is a draft in every language, at addresses of its own', async () => {
    const original = await firstOf('programs');
    for (const number of [2, 3]) {
      const copy = await copyOf('programs', original.id);
      expect(copy._status).toEqual(DRAFT);
      const slugs = Object.entries(original.slug).map(([locale, slug]) => [
        locale,
        `${slug}-${number}`,
      ]);
      expect(copy.slug).toEqual(Object.fromEntries(slugs));
      const where = { entry: { equals: copy.id } };
      expect((await editor.count({ collection: 'slug_history', where })).totalDocs).toBe(0);
    }
  });

  it('says so in its title, in the language of the title, and once', async () => {
    const [program, person] = [await firstOf('programs'), await firstOf('team')];
    const copy = await copyOf('programs', program.id, 'it');
    const { de, en, it: italian } = (program as unknown as { title: Record<string, string> }).title;
    const titles = { en: `${en} (copy)`, de: `${de} (Kopie)`, it: `${italian} (copia)` };
    expect(copy.title).toEqual(titles);
    expect((await copyOf('programs', copy.id)).title).toEqual(titles);
    expect((await copyOf('team', person.id)).name).toMatch(/ \(copy\)$/);
  });

  it('can be made in a language that has no text yet', async () => {
    const english = { collection: 'programs', locale: 'en', draft: true } as const;
    const { id } = await editor.create({ ...english, data: { title: 'English alone' } as never });
    const copy = await copyOf('programs', id, 'it');
    expect(copy.title).toMatchObject({ en: 'English alone (copy)', it: null });
    expect(copy.slug).toMatchObject({ en: 'english-alone-2', it: null });
  });

  it('of a page of the site is a free page; of a video category it has a key of its own', async () => {
    const page = await firstOf('pages');
    expect((await copyOf('pages', page.id)).key).toBeNull();
    const category = await firstOf('video_categories');
    expect((await copyOf('video_categories', category.id)).key).toBe(`${category.key}-2`);
  });

  it('cannot be made of entries that make no sense twice', async () => {
    for (const collection of ['testimonials', 'redirects'] as const) {
      expect(editor.collections[collection]?.config.disableDuplicate, collection).toBe(true);
      expect((await lena('POST', `/${collection}/any/duplicate`, {})).status).toBe(404);
    }
  });
});
