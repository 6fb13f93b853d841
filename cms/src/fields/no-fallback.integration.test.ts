import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';

let editor: Payload;
let lena: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena', 'it');
  return studio.close;
});

const ENGLISH = { title: 'In English', excerpt: 'An English summary', subtitle: 'English too' };

let programs = 0;
async function newProgram(): Promise<string> {
  programs += 1;
  const data = { ...ENGLISH, slug: `no-fallback-${programs}`, _status: 'published' } as never;
  return (await editor.create({ collection: 'programs', locale: 'en', data })).id;
}

describe('a field that is empty in Italian', () => {
  it('is empty in every answer an editor gets, and stays so when the answer is saved', async () => {
    const id = await newProgram();
    const publish = `/programs/${id}?locale=it&publishSpecificLocale=it&depth=0`;
    const published = await lena('PATCH', publish, { title: 'In italiano', _status: 'published' });
    expect(published.status).toBe(200);
    const read = await lena('GET', `/programs/${id}?locale=it&draft=true&depth=0`);
    for (const doc of [published.body.doc, read.body]) expect(doc?.excerpt ?? null).toBeNull();

    const autosave = `/programs/${id}?locale=it&draft=true&autosave=true&depth=0`;
    await lena('PATCH', autosave, { ...published.body.doc, title: 'Di nuovo', _status: 'draft' });
    const stored = await editor.findByID({
      collection: 'programs',
      id,
      locale: 'all',
      draft: true,
    });
    expect(stored.excerpt).toEqual({ en: ENGLISH.excerpt, it: null });
    expect(stored.subtitle).toEqual({ en: ENGLISH.subtitle, it: null });
  });

  it('stays empty when a part of a global is saved', async () => {
    const before = await editor.findGlobal({ slug: 'home', locale: 'all' as 'en' });
    await editor.updateGlobal({ slug: 'home', locale: 'it', data: { place_text: '' } });
    await lena('POST', '/globals/home?locale=it&depth=0', { place_title: 'Il luogo' });
    const after = await editor.findGlobal({ slug: 'home', locale: 'all' as 'en' });
    expect(before.place_text).toHaveProperty('en');
    expect(after.place_text).toMatchObject({ it: '' });
  });

  it('keeps a language from being published if it is the title, and says so in words', async () => {
    const id = await newProgram();
    const publish = `/programs/${id}?locale=it&publishSpecificLocale=it`;
    const refused = await lena('PATCH', publish, { excerpt: 'Senza titolo', _status: 'published' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.errors)).toContain('Titolo');
  });

  it('is filled with the English title in pickers of entries', async () => {
    const id = await newProgram();
    const titles = `/programs?locale=it&select[title]=true&draft=true&where[id][equals]=${id}`;
    expect((await lena('GET', titles)).body.docs?.[0]?.title).toBe(ENGLISH.title);
  });
});
