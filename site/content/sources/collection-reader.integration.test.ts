import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import { CollectionReader } from './collection-reader.ts';
import type { Doc } from './payload-to-wire.ts';

const PUBLISHED = { _status: { equals: 'published' } };

describe('reading a collection', () => {
  let database: ClinicDatabase;
  let editor: Payload;
  let reader: CollectionReader<string>;
  let converted: string[] = [];

  beforeAll(async () => {
    database = await createClinicDatabase();
    editor = await openAsEditor(database);
    reader = new CollectionReader(editor, 'diagnose', ({ id }) => {
      converted.push(id);
      return id;
    });
  });

  afterAll(async () => {
    await editor.destroy();
    await database.remove();
  });

  async function read() {
    converted = [];
    return { items: await reader.read(PUBLISHED), converted };
  }

  it('reads everything at first, and nothing again that has not changed', async () => {
    const first = await read();
    expect(first.items).toHaveLength(8);
    expect(first.converted.toSorted()).toEqual(first.items.toSorted());
    expect(await read()).toEqual({ items: first.items, converted: [] });
  });

  it('gives the documents as Payload reads them', async () => {
    let compared = 0;
    for (const collection of Object.keys(editor.collections) as CollectionSlug[]) {
      const reading = new CollectionReader(editor, collection, (doc) => doc);
      const { docs } = await editor.db.find<Doc>({
        ...{ collection, locale: 'all', pagination: false, sort: 'id' },
      });
      expect(await reading.read({}), collection).toEqual(docs);
      compared += docs.length;
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('reads the one that changed', async () => {
    const [id = ''] = (await read()).items;
    const data = { title: 'Neu', _status: 'published' } as never;
    await editor.update({ collection: 'diagnose', id, locale: 'de', data });
    expect((await read()).converted).toEqual([id]);
  });

  it('drops what is deleted and what is public no longer', async () => {
    const [deleted = '', hidden = '', ...others] = (await read()).items;
    await editor.delete({ collection: 'diagnose', id: deleted });
    for (const locale of ['en', 'de', 'it'] as const) {
      const data = { _status: 'draft' } as never;
      await editor.update({ collection: 'diagnose', id: hidden, locale, data });
    }
    expect(await read()).toEqual({ items: others, converted: [] });
  });

  it('does not give out what is withdrawn between its listing and its reading', async () => {
    const [withdrawn = '', ...others] = (await read()).items;
    let isListed = false;
    const find: Payload['db']['find'] = async (query) => {
      const found = await editor.db.find(query);
      if (!isListed) {
        isListed = true;
        for (const locale of ['en', 'de', 'it'] as const) {
          const data = { _status: 'draft' } as never;
          await editor.update({ collection: 'diagnose', id: withdrawn, locale, data });
        }
      }
      return found as never;
    };
    const db: unknown = Object.create(editor.db, { find: { value: find } });
    const meddled = Object.create(editor, { db: { value: db } }) as Payload;
    const late = new CollectionReader(meddled, 'diagnose', ({ id }) => id);
    expect(await late.read(PUBLISHED)).toEqual(others);
  });

  it('keeps nothing of a read that fails, and reads everything the next time', async () => {
    const fragile = new CollectionReader(editor, 'diagnose', ({ id }) => {
      if (converted.push(id) === 3) throw new Error('in the middle');
      return id;
    });
    converted = [];
    await expect(fragile.read(PUBLISHED)).rejects.toThrow('in the middle');
    converted = ['counts', 'from', 'here', 'on'];
    expect(await fragile.read(PUBLISHED)).toHaveLength(5);
    expect(converted).toHaveLength(4 + 5);
  });
});
