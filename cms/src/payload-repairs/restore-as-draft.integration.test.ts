import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { readContentVersions } from '../content-versions/content-version.ts';
import type { Locale } from '../clinic-config/locales.ts';

let editor: Payload;
let lena: StudioApi;
let stranger: (path: string) => Promise<Response>;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena');
  stranger = (path) => studio.ask(`/api${path}`, { method: 'POST' });
  return studio.close;
});

const versions = async () => readContentVersions(editor);

/** The id of the version that was the latest when a text was saved. */
async function versionWith(path: string, title: string): Promise<string> {
  const { body } = await lena('GET', `${path}&locale=en&depth=0&limit=50&sort=-updatedAt`);
  const docs = body.docs as unknown as { id: string; version: Record<string, unknown> }[];
  const found = docs.find(({ version }) => Object.values(version).includes(title));
  return found?.id ?? '';
}

it('a version of an entry comes back as a draft in all languages, and nothing goes live', async () => {
  const publish = (id: string, locale: Locale, excerpt: string) =>
    editor.update({
      collection: 'programs',
      id,
      locale,
      data: { title: `Titel ${locale}`, excerpt, _status: 'published' },
    });
  const { id } = await editor.create({
    collection: 'programs',
    locale: 'en',
    draft: true,
    data: { title: 'Restored' } as never,
  });
  await publish(id, 'en', 'First');
  await publish(id, 'de', 'Erstens');
  const version = await versionWith(`/programs/versions?where[parent][equals]=${id}`, 'First');
  await publish(id, 'en', 'Second');
  await publish(id, 'de', 'Zweitens');

  const before = await versions();
  expect((await stranger(`/programs/versions/${version}`)).status).toBe(403);
  const { status, body } = await lena('POST', `/programs/versions/${version}?draft=false`);
  expect([status, body.message]).toEqual([200, expect.stringContaining('draft')]);
  expect(await versions()).toEqual(before);
  const live = await editor.findByID({ collection: 'programs', id, locale: 'all' });
  expect(live.excerpt).toEqual({ en: 'Second', de: 'Zweitens' });
  expect(live._status).toMatchObject({ en: 'published', de: 'published' });

  const draft = await editor.findByID({ collection: 'programs', id, locale: 'all', draft: true });
  expect(draft.excerpt).toMatchObject({ en: 'First', de: 'Erstens' });
  expect(draft._status).toMatchObject({ en: 'draft', de: 'draft' });
});

it('a language that a version did not have yet is empty again', async () => {
  const { id } = await editor.create({
    collection: 'programs',
    locale: 'en',
    data: { title: 'English first', excerpt: 'Alone', _status: 'published' } as never,
  });
  const version = await versionWith(`/programs/versions?where[parent][equals]=${id}`, 'Alone');
  const german = { title: 'Später deutsch', excerpt: 'Danach', _status: 'published' } as const;
  await editor.update({ collection: 'programs', id, locale: 'de', data: german });

  expect((await lena('POST', `/programs/versions/${version}`)).status).toBe(200);
  const draft = await editor.findByID({ collection: 'programs', id, locale: 'all', draft: true });
  expect(draft).toMatchObject({ title: { en: 'English first' }, excerpt: { en: 'Alone' } });
  for (const texts of [draft.title, draft.excerpt] as unknown as { de?: string | null }[]) {
    expect(texts.de ?? null).toBeNull();
  }
});

const publishHome = (hero_text: string) =>
  editor.updateGlobal({ slug: 'home', locale: 'en', data: { hero_text, _status: 'published' } });

const readHome = (draft: boolean) => editor.findGlobal({ slug: 'home', locale: 'en', draft });

it('a version of the home page comes back as a draft too', async () => {
  await publishHome('Before');
  const version = await versionWith('/globals/home/versions?', 'Before');
  await publishHome('After');
  const before = await versions();
  expect((await stranger(`/globals/home/versions/${version}`)).status).toBe(403);
  expect((await lena('POST', `/globals/home/versions/${version}`)).status).toBe(200);
  expect(await versions()).toEqual(before);
  expect((await readHome(false)).hero_text).toBe('After');
  expect((await readHome(true)).hero_text).toBe('Before');
});

it('restoring a version makes open forms stale', async () => {
  const version = await versionWith('/globals/home/versions?', 'Before');
  const form = (await lena('GET', '/globals/home?locale=en&draft=true&depth=0')).body;
  await lena('POST', `/globals/home/versions/${version}`);
  const stale = await lena('POST', '/globals/home?locale=en&draft=true&autosave=true', form);
  expect(stale.status).toBe(409);
});

it('Payload alone publishes a restored version at once', async () => {
  await publishHome('Long ago');
  const id = await versionWith('/globals/home/versions?', 'Long ago');
  await publishHome('Now');
  await editor.restoreGlobalVersion({ slug: 'home', id });
  expect((await readHome(false)).hero_text).toBe('Long ago');
});
