import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { createClinicDatabase } from '../../../tests/support/clinic-database.ts';
import type { Clinic } from '../clinic-config/clinic.ts';

let database: Awaited<ReturnType<typeof createClinicDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createClinicDatabase();
  Object.assign(process.env, database.env, { NODE_ENV: 'production' });
  client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  return async () => {
    await client.end();
    await database.remove();
  };
});

let opened = 0;

/** Works with the database as it is after a clinic with these languages has started. */
async function inLanguages<Result>(
  codes: readonly string[],
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  vi.resetModules();
  vi.doMock('../clinic-config/clinic.ts', async (original) => {
    const { CLINIC } = await original<{ CLINIC: Clinic }>();
    const languages = codes.map((code) => [code, { name: code, tag: code, formats: code }]);
    const other = { languages: Object.fromEntries(languages), switcher: codes };
    return { CLINIC: { ...CLINIC, ...other, defaultLanguage: codes[0] } };
  });
  const { openDatabase } = await import('../database.ts');
  const { addLanguages } = await import('./add-languages.ts');
  const payload = await openDatabase(() => undefined, {}, `languages ${opened++}`);
  try {
    await addLanguages(payload);
    return await work(payload);
  } finally {
    await payload.destroy();
  }
}

/** Every column and every value of an enumeration. */
async function schema(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
    union all
    select typname || '.' || enumlabel from pg_enum join pg_type on pg_type.oid = enumtypid
    order by name`);
  return rows.map(({ name }) => name);
}

const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr' },
        children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', version: 1 }],
      },
    ],
  },
});

const read = (payload: Payload, collection: 'images' | 'pages', id: string) =>
  payload.findByID({ collection, id, locale: 'all' as 'en', depth: 0 }) as Promise<never>;

let album: string;
let page: string;

const MIGRATED = ['en', 'de', 'it'];

it('the languages of the migrations need nothing', async () => {
  const before = await schema();
  await inLanguages(MIGRATED, async () => undefined);
  expect(await schema()).toEqual(before);
});

it('texts of an added language are stored and read, in every kind of field', async () => {
  await inLanguages([...MIGRATED, 'fr'], async (payload) => {
    const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 });
    const image = docs[0]?.id as string;
    const pictures = [{ image, caption: 'Lake', caption_fr: 'Le lac' }];
    ({ id: album } = await payload.create({
      collection: 'images',
      locale: 'en',
      data: { title: 'Another album', pictures, _status: 'published' } as never,
    }));
    await payload.update({
      ...{ collection: 'images', id: album, locale: 'fr' },
      data: { title: 'Un autre album', _status: 'published' } as never,
    });
    const english = { title: 'Another page', content: paragraph('Read this') };
    ({ id: page } = await payload.create({
      ...{ collection: 'pages', locale: 'en' },
      data: { ...english, prices: [{ service: 'Massage', price: 100 }] } as never,
    }));
    const french = { title: 'Une autre page', content: paragraph('À lire') };
    await payload.update({
      ...{ collection: 'pages', id: page, locale: 'fr' },
      data: { ...french, prices: [{ service: 'Soin', price: 200 }] } as never,
    });

    expect(await read(payload, 'images', album)).toMatchObject({
      title: { en: 'Another album', fr: 'Un autre album' },
      pictures: [{ caption: 'Lake', caption_fr: 'Le lac' }],
      _status: { en: 'published', fr: 'published' },
    });
    expect(await read(payload, 'pages', page)).toMatchObject({
      title: { en: 'Another page', fr: 'Une autre page' },
      content: { en: paragraph('Read this'), fr: paragraph('À lire') },
      prices: {
        en: [{ service: 'Massage', price: 100 }],
        fr: [{ service: 'Soin', price: 200 }],
      },
    });
  });
});

it('a second start changes nothing', async () => {
  const before = await schema();
  expect(before).toContain('images_pictures.caption_fr');
  expect(before).toContain('_locales.fr');
  await inLanguages([...MIGRATED, 'fr'], async () => undefined);
  expect(await schema()).toEqual(before);
});

it('a language that is taken away keeps its texts', async () => {
  await inLanguages(['en', 'de'], async (payload) => {
    expect(await read(payload, 'images', album)).toMatchObject({ title: { en: 'Another album' } });
    await payload.update({
      ...{ collection: 'images', id: album, locale: 'en' },
      data: { title: 'Renamed album' } as never,
    });
  });
  await inLanguages(['en', 'fr'], async (payload) => {
    expect(await read(payload, 'pages', page)).toMatchObject({
      title: { en: 'Another page', fr: 'Une autre page' },
      prices: { fr: [{ service: 'Soin', price: 200 }] },
    });
    expect(await read(payload, 'images', album)).toMatchObject({
      title: { en: 'Renamed album', fr: 'Un autre album' },
      // The one thing that is lost: rows are written anew when their entry is saved.
      pictures: [{ caption: 'Lake', caption_fr: null }],
    });
  });
});
