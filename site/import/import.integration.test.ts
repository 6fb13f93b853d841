import { readFileSync } from 'node:fs';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { ContentSource } from '#content/source.ts';
import { Names } from '#content/sources/cockpit/names.ts';
import { CockpitSource } from '#content/sources/cockpit.ts';
import type { WirePart } from '#content/values/wire.ts';
import { MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { createEmptyDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { openAsEditor } from '../../tests/support/open-as-editor.ts';
import { CockpitHost } from './cockpit-host.ts';
import type { ImportedGlobals } from './import-globals.ts';
import { importId } from './import-id.ts';

/** The name that the host had when its editors pasted addresses of pictures. */
const NAMES = new Names({ hosts: ['cockpit.example'] });
const PNG = readFileSync('tests/fixtures/cockpit/uploads/photo.png');
const PDF = readFileSync('demo/content/documents/files/packing-list-en.pdf');

async function snapshotOf(source: ContentSource): Promise<Snapshot> {
  const versions = await source.versions();
  const parts = new Map<string, WirePart>();
  for (const name of versions.keys()) parts.set(name, await source.load(name));
  return assembleSnapshot(parts, versions, () => undefined);
}

/** Files have other names and sizes here, and ids that are no UUIDs are derived. */
function comparable(name: string, items: readonly object[]): unknown[] {
  const text = JSON.stringify(items)
    .replaceAll(/\/storage\/(?:uploads|documents)\/[^"\\]+/g, 'file')
    .replaceAll(/"(?:size|width|height)":\d+/g, '"size":0')
    .replaceAll(/(?: width=\\"\d+\\" height=\\"\d+\\"| loading=\\"lazy\\"| alt=\\"[^"]*\\")/g, '')
    .replaceAll(/\\n/g, '')
    // Pictures in a line of text become pictures of their own.
    .replaceAll(/<(p|figure)>((?:<img [^>]*> ?)+)<\/\1>/g, (_, _tag, all: string) =>
      all.replaceAll('> ', '>'),
    )
    .replaceAll(/"alt":\{[^}]*\}/g, '"alt":{}')
    .replaceAll(/"([0-9a-f]{24})"/g, (_, id: string) => `"${importId(name, id)}"`);
  return compact(JSON.parse(text)) as unknown[];
}

/** Drops empty values: one source writes null where the other writes nothing. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const full = Object.entries(value)
    .map(([key, one]) => [key, compact(one)] as const)
    .filter(([, one]) => one !== null && one !== false && JSON.stringify(one) !== '[]');
  return Object.fromEntries(full);
}

const noJson = (name: string) => expect.stringContaining(`The answer for ${name} is not what`);

const toSecond = (time: string) => time.slice(0, '2026-11-18T00:00:00'.length);

describe('an import from a Cockpit whose editors used its panel', () => {
  let database: ClinicDatabase;
  let host: PanelHost;
  let payload: Payload;
  let memory: ImportedGlobals = {};
  const importNow = async (overwrites = false) => {
    const { runImport } = await import('./run-import.ts');
    const options = { payload, overwrites, memory, names: NAMES, log: () => undefined };
    const cockpit = new CockpitHost({ host: host.url, token: MASTER });
    const result = await runImport({ ...options, host: cockpit });
    memory = result.memory;
    return result.report;
  };
  const timesOfRooms = async () => {
    const { docs } = await payload.find({ collection: 'rooms', limit: 0, sort: 'id' });
    return docs.map(({ updatedAt }) => updatedAt);
  };
  const embedded = async () => {
    const { EmbeddedSource } = await import('#content/sources/embedded.ts');
    return snapshotOf(new EmbeddedSource(payload));
  };

  beforeAll(async () => {
    [database, host] = [await createEmptyDatabase(), await PanelHost.use()];
    await prepare({ ...database.env, SEED: 'nothing' });
    payload = await openAsEditor(database);
  });
  afterAll(async () => {
    await payload.destroy();
    await database.remove();
  });
  beforeEach(() => {
    host.reset();
    for (const { path } of host.assets.assets as { path: string }[]) {
      if (path.endsWith('.png')) host.files.set(`/storage/uploads${path}`, PNG);
      if (path.endsWith('.pdf')) host.files.set(`/storage/uploads${path}`, PDF);
    }
  });

  it('takes everything, and says what did not fit', async () => {
    const report = await importNow();
    expect(report.counts.get('news')).toMatchObject({ added: 16, drafts: 2 });
    expect(report.notes.map(({ title, field }) => `${title} ${field}`).toSorted()).toEqual([
      'Burnout Week faq (en)',
      'Colon hydrotherapy related',
      'Draft news date',
      'Entwurf Stelle date',
      'Liver related_therapies',
      'Opening hours at Christmas date',
    ]);
    expect(report.lines()).toContain(
      '- programs/959ee4cf-0f38-8c2c-b9d9-c72fef5f6fc3 “Burnout Week” faq (en): row 4 is of another kind',
    );
  });

  it('shows what the host showed', async () => {
    const source = new CockpitSource({ host: host.url, token: MASTER, names: NAMES });
    const theirs = await snapshotOf(source);
    const ours = await embedded();
    for (const name of ours.collections.keys()) {
      const key = name as keyof Snapshot['items'];
      const byId = (a: { _id: string }, b: { _id: string }) =>
        importId(name, a._id) < importId(name, b._id) ? -1 : 1;
      expect([name, comparable(name, ours.items[key].toSorted(byId))]).toEqual([
        name,
        comparable(name, theirs.items[key].toSorted(byId)),
      ]);
    }
    expect(comparable('', [ours.globals])).toEqual(comparable('', [theirs.globals]));
  });

  it('keeps drafts as drafts', async () => {
    const { docs } = await payload.find({
      collection: 'news',
      where: { title: { equals: 'Draft news' } },
      draft: true,
    });
    expect(docs).toMatchObject([{ _status: 'draft' }]);
    const shown = (await embedded()).items.news.map(({ title }) => title.en);
    expect(shown).not.toContain('Draft news');
    expect(shown).toContain('Opening hours at Christmas');
  });

  it('keeps slugs as the host spelled them, to redirect from them', async () => {
    const former = (await embedded()).items.slug_history;
    expect(former).toContainEqual(
      expect.objectContaining({ collection: 'therapies', locale: 'de', slug: 'hämoadsorption' }),
    );
  });

  it('changes nothing when it is done again', async () => {
    const before = JSON.stringify([...(await embedded()).collections]);
    const report = await importNow();
    expect(report.hasChanged).toBe(false);
    expect(JSON.stringify([...(await embedded()).collections])).toBe(before);
  });

  it('takes what was changed there, and leaves alone what was changed here', async () => {
    host.edit('rooms', 'panorama-suite', { title: 'Panorama Suite, renewed' });
    const room = (await embedded()).items.rooms.find(({ slug }) => slug.en === 'autumn-suite');
    const id = room?._id ?? '';
    const title = 'Changed by an editor';
    await payload.update({ collection: 'rooms', id, data: { title, _status: 'published' } });
    const report = await importNow();
    expect(report.counts.get('rooms')).toMatchObject({ added: 0, updated: 1, same: 4 });
    expect(report.notes).toContainEqual(
      expect.objectContaining({ id, reason: expect.stringContaining('was changed here since') }),
    );
    const titles = (await embedded()).items.rooms.map((one) => one.title.en);
    expect(titles).toContain('Panorama Suite, renewed');
    expect(titles).toContain(title);

    await importNow(true);
    expect((await embedded()).items.rooms.map((one) => one.title.en)).not.toContain(title);
    // The studio lists each room once, with the host's words.
    const { docs } = await payload.find({ collection: 'rooms', draft: true, limit: 0 });
    expect(new Set(docs.map((one) => one.id)).size).toBe(docs.length);
    expect(docs.map((one) => one.title)).not.toContain(title);
  });

  it('gives entries that it overwrites a new time, by which sites see the change', async () => {
    await importNow(true);
    const before = await timesOfRooms();
    await importNow(true);
    const after = await timesOfRooms();
    for (const [at, time] of before.entries()) expect(after[at]).not.toBe(time);
    expect(after.map(toSecond)).toEqual(before.map(toSecond));
    // The rooms still count as unchanged since the import.
    expect((await importNow()).counts.get('rooms')).toMatchObject({ updated: 0 });
  });

  it('goes on without what cannot be read, and names it', async () => {
    const deep = '[[['.repeat(20_000) + ']]]'.repeat(20_000);
    const nested = `${'<b>'.repeat(50_000)}Words${'</b>'.repeat(50_000)}`;
    host.edit('rooms', 'panorama-suite', { content: nested, features: 'DEEP' });
    host.edit('rooms', 'autumn-suite', { title: 'Autumn Suite, renewed' });
    const rooms = JSON.stringify(host.collections.get('rooms')).replace('"DEEP"', deep);
    host.answers.set('/api/collections/get/rooms', rooms);
    host.answers.set('/api/collections/get/news', '<br /><b>Notice</b>: Undefined index');
    host.answers.set('/api/singletons/get/home', deep);
    host.answers.set('/api/cockpit/assets', '{"assets": [');
    const report = await importNow();
    const notes = report.notes.map(({ collection, title, field, reason }) =>
      [collection, title, field, reason].join(' | '),
    );
    expect(notes).toEqual(
      expect.arrayContaining([
        'rooms | Panorama Suite | content | the text is nested too deeply; left out',
        'rooms | Panorama Suite | features | is nested too deeply',
        noJson('news'),
        noJson('home'),
        noJson('assets'),
      ]),
    );
    const titles = (await embedded()).items.rooms.map((one) => one.title.en);
    expect(titles).toContain('Autumn Suite, renewed');
  });

  it('brings singletons into a database that has none, whatever was imported before', async () => {
    const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
    await client.connect();
    await client.query('delete from home');
    await client.end();
    const report = await importNow();
    expect(report.counts.get('home')).toMatchObject({ added: 1 });
    expect((await embedded()).globals.home).toBeDefined();
  });
});
