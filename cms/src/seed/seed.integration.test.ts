import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { prepare } from '../../../tests/support/prepare.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import { CLINIC } from '../clinic-config/clinic.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { seed } from './seed.ts';

type Doc = { id: string; _status: string | Partial<Record<Locale, string>> };

describe('the seed', () => {
  let database: ClinicDatabase;
  let editor: Payload;
  let collections: CollectionSlug[];

  beforeAll(async () => {
    database = await createClinicDatabase();
    editor = await openAsEditor(database);
    collections = editor.config.collections
      .filter(({ versions }) => versions)
      .map(({ slug }) => slug as CollectionSlug);
  });

  afterAll(async () => {
    await editor.destroy();
    await database.remove();
  });

  const read = async (collection: CollectionSlug): Promise<Doc[]> => {
    const { docs } = await editor.find({
      collection,
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    return docs as unknown as Doc[];
  };

  /** The languages in which each entry is published, as `de,en`. */
  const statuses = async (slug: CollectionSlug) =>
    (await read(slug)).map(({ _status }) =>
      typeof _status === 'string' ? _status : Object.keys(_status).toSorted().join(),
    );

  it('fills every collection that visitors read', async () => {
    for (const slug of collections) expect((await read(slug)).length, slug).toBeGreaterThan(0);
  });

  it('changes nothing when it runs again', async () => {
    expect(await seed(editor, path.resolve('clinic/content'))).toBe(0);
  });

  it('never comes back to a clinic that has removed it, unless what is missing is asked for', async () => {
    const other = await createClinicDatabase();
    const client = new pg.Client({ connectionString: other.env.DATABASE_URL });
    await client.connect();
    for (const name of ['diagnose', 'therapies', 'news']) await client.query(`delete from ${name}`);
    await prepare(other.env);
    const { rows } = await client.query('select id from diagnose');
    await prepare(other.env, undefined, ['--add-missing']);
    const { rows: added } = await client.query('select id from diagnose');
    await client.end();
    await other.remove();
    expect(rows).toEqual([]);
    expect(added.length).toBeGreaterThan(0);
  });

  it('fills a database with the starter, in the languages and with the name of the clinic', async () => {
    const other = await createEmptyDatabase();
    await prepare({ ...other.env, SEED: 'starter' });
    const client = new pg.Client({ connectionString: other.env.DATABASE_URL });
    await client.connect();
    const { rows: voices } = await client.query('select distinct lang from testimonials');
    const { rows: names } = await client.query('select distinct name from clinic_locales');
    const { rows: captions } = await client.query(
      "select caption from images_pictures where caption like '%garden%'",
    );
    await client.end();
    await other.remove();
    expect(voices.map(({ lang }) => String(lang)).toSorted()).toEqual([...LOCALES].toSorted());
    expect(names).toEqual([{ name: CLINIC.name }]);
    expect(captions.length).toBeGreaterThan(0);
  });

  it('publishes entries in the languages in which they are written', async () => {
    expect(new Set(await statuses('news'))).toEqual(new Set(['de,en,it']));
    expect(new Set(await statuses('therapies'))).toEqual(new Set(['de,en,it', 'en,it']));
    expect(new Set(await statuses('vacancies'))).toEqual(new Set(['de']));
    expect(new Set(await statuses('testimonials'))).toEqual(new Set(['published']));
  });

  it('writes what an editor can save again', async () => {
    for (const collection of collections) {
      const [doc] = await read(collection);
      if (!doc) throw new Error(`${collection} is empty`);
      const { _status: status, id } = doc;
      const locale = LOCALES.find((one) => typeof status === 'string' || status[one]);
      const data = { _status: 'published' } as never;
      await expect(
        editor.update({ collection, id, locale, data }),
        collection,
      ).resolves.toBeTruthy();
      const { totalDocs } = await editor.countVersions({
        collection,
        where: { parent: { equals: id } },
      });
      expect(totalDocs, collection).toBeGreaterThan(1);
    }
  });
});
