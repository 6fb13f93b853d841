import type { GlobalSlug, Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { readContentVersions } from '../content-versions/content-version.ts';
import { LOCALES } from '../clinic-config/locales.ts';

const GLOBALS = ['home', 'menu', 'clinic'] as const satisfies GlobalSlug[];

let editor: Payload;
let lena: StudioApi;
let marco: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena');
  marco = await logInAs(studio, 'Marco', 'de');
  return studio.close;
});

const unlock = () => editor.delete({ collection: 'payload-locked-documents', where: {} });
beforeEach(unlock);

const DRAFT = '&draft=true&autosave=true&depth=0';

/** Reads the home page as its form does. */
const open = async (who: StudioApi, locale = 'de') =>
  (await who('GET', `/globals/home?locale=${locale}&draft=true&depth=0`)).body;

const save = (who: StudioApi, query: string, data: object) =>
  who('POST', `/globals/home?locale=de${query}`, data);

/** What is stored for the site. */
type Stored = { hero_title: Record<string, string>; _status: Record<string, string> };
const stored = () => editor.db.findGlobal<Stored & { id: string }>({ slug: 'home', locale: 'all' });

const version = async () => (await readContentVersions(editor)).get('home') ?? 0;

it.each(GLOBALS)('%s is published in all languages by the seed', async (slug) => {
  const { _status } = await editor.db.findGlobal<Stored & { id: string }>({ slug, locale: 'all' });
  expect(_status).toEqual(Object.fromEntries(LOCALES.map((locale) => [locale, 'published'])));
});

it.each(GLOBALS)('%s is no draft any more once it is published', async (slug) => {
  const read = (draft: boolean) => editor.findGlobal({ slug, locale: 'de', draft, depth: 0 });
  const { updatedAt: before } = await read(false);
  const form = { ...(await read(true)), _status: 'draft' } as never;
  await editor.updateGlobal({ slug, locale: 'de', draft: true, data: form });
  expect((await read(true))._status).toBe('draft');
  const data = { ...(await read(true)), _status: 'published' } as never;
  await editor.updateGlobal({ slug, locale: 'de', publishSpecificLocale: 'de', data });
  expect((await read(true))._status).toBe('published');
  expect(Date.parse((await read(false)).updatedAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
});

it('keeps a draft to itself until it is published, in its language alone', async () => {
  const before = await version();
  const form = await open(lena);
  const saved = await save(lena, DRAFT, { ...form, hero_title: 'Entwurf', _status: 'draft' });
  expect(saved.status).toBe(200);
  expect((await open(lena)).hero_title).toBe('Entwurf');
  expect((await stored()).hero_title.de).not.toBe('Entwurf');
  await editor.updateGlobal({
    slug: 'home',
    locale: 'it',
    draft: true,
    data: { hero_title: 'Bozza' },
  });
  expect(await version()).toBe(before);

  const publish = '&publishSpecificLocale=de&depth=0';
  const again = await open(lena);
  const published = await save(lena, publish, { ...again, _status: 'published' });
  expect(published.status).toBe(200);
  expect(await version()).toBeGreaterThan(before);
  const { hero_title: titles, _status } = await stored();
  expect(titles.de).toBe('Entwurf');
  expect(titles.it).not.toBe('Bozza');
  expect(_status.de).toBe('published');
  expect((await open(lena, 'it')).hero_title).toBe('Bozza');
});

it('is unpublished in one language, and the site is told', async () => {
  const before = await version();
  const taken = await lena('POST', '/globals/home?locale=it&depth=0', { _status: 'draft' });
  expect(taken.status).toBe(200);
  expect(await version()).toBeGreaterThan(before);
  expect((await stored())._status).toMatchObject({ en: 'published', it: 'draft' });
});

it('keeps at most fifty versions, and shows them to editors', async () => {
  const { body } = await lena('GET', '/globals/home/versions?limit=1');
  expect(body.docs?.length).toBe(1);
  expect(editor.globals.config.map(({ versions }) => versions?.max)).toEqual([50, 50, 50]);
});

it('is not read without a login, neither its drafts nor its versions', async () => {
  const visitor = await editor.findGlobal({
    slug: 'home',
    locale: 'de',
    draft: true,
    overrideAccess: false,
  });
  expect(visitor._status ?? 'published').toBe('published');
});

it('lets a form go on saving itself, and refuses one that is older', async () => {
  const [first, second] = [await open(lena), await open(marco)];
  for (const hero_text of ['Eins', 'Zwei']) {
    expect((await save(lena, DRAFT, { ...first, hero_text, _status: 'draft' })).status).toBe(200);
  }
  await unlock();
  expect(
    (await save(marco, DRAFT, { ...second, hero_text: 'Drei', _status: 'draft' })).status,
  ).toBe(409);
  expect((await open(lena)).hero_text).toBe('Zwei');
  // Publishing or unpublishing alone changes no text, so nothing of Lena's can be lost by it.
  expect((await save(marco, '', { _status: 'published' })).status).toBe(200);
  expect((await save(lena, DRAFT, { ...first, hero_text: 'Vier', _status: 'draft' })).status).toBe(
    200,
  );
});

it('stays locked for others while it saves itself', async () => {
  await save(lena, DRAFT, { ...(await open(lena)), hero_text: 'Ich schreibe', _status: 'draft' });
  expect((await save(marco, DRAFT, { hero_text: 'Darüber' })).status).toBe(423);
});
