import { ConvertedEntries } from '@clinic/cms/database/converted-entries';
import { adapterOf } from '@clinic/cms/database/sql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiplyEntries } from '../../../scripts/bench/many-entries.ts';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import { CollectionReader } from './collection-reader.ts';
import { ConvertedList } from './converted-list.ts';

const PUBLISHED = { _status: { equals: 'published' } };
const ADDED = 250;
const ALL = 8 + ADDED;

describe('the kept conversion of a long list', () => {
  let database: ClinicDatabase;
  let editor: Payload;
  let errors: unknown[] = [];

  beforeAll(async () => {
    database = await createClinicDatabase();
    await multiplyEntries(database.env.DATABASE_URL, ADDED);
    editor = await openAsEditor(database);
  });

  afterAll(async () => {
    await editor.destroy();
    await database.remove();
  });

  /** Reads the list as a site that has just been started, and records what it converts. */
  async function startAndRead(conversion: string) {
    errors = [];
    const kept = new ConvertedList<{ id: string; title: unknown }>(
      new ConvertedEntries(editor, conversion),
      'diagnose',
      (error) => errors.push(error),
    );
    const converted: string[] = [];
    const toItem = ({ id, title }: { id: string; title?: unknown }) => {
      converted.push(id);
      return { id, title };
    };
    const reader = new CollectionReader(editor, 'diagnose', toItem, kept);
    const read = async () => {
      converted.length = 0;
      const items = await reader.read(PUBLISHED);
      await kept.kept();
      return { items, converted: [...converted] };
    };
    return { ...(await read()), read };
  }

  async function keptIds(): Promise<string[]> {
    const { rows } = await adapterOf(editor).pool.query<{ entry: string }>(
      `select entry from converted.entries where collection = 'diagnose'`,
    );
    return rows.map(({ entry }) => entry);
  }

  it('is used on the next start, with the same result', async () => {
    const first = await startAndRead('one');
    expect(first.converted).toHaveLength(ALL);
    expect(await keptIds()).toHaveLength(ALL);
    const second = await startAndRead('one');
    expect(second).toMatchObject({ items: first.items, converted: [] });
  });

  it('is made anew of what has changed', async () => {
    const { items, read } = await startAndRead('one');
    const id = items[3]?.id ?? '';
    const data = { title: 'Neu', _status: 'published' } as never;
    await editor.update({ collection: 'diagnose', id, locale: 'de', data });
    expect((await startAndRead('one')).converted).toEqual([id]);
    // The same for a site that has been running all the time.
    const seen = await read();
    expect(seen.converted).toEqual([id]);
    expect(seen.items[3]).toMatchObject({ id, title: { de: 'Neu' } });
  });

  it('is made anew by code with another conversion', async () => {
    expect((await startAndRead('two')).converted).toHaveLength(ALL);
    expect((await startAndRead('two')).converted).toEqual([]);
    expect((await startAndRead('one')).converted).toHaveLength(ALL);
  });

  it('does not outlive what is deleted or withdrawn', async () => {
    const { items, read } = await startAndRead('one');
    const [deleted = '', withdrawn = ''] = items.map(({ id }) => id);
    await editor.delete({ collection: 'diagnose', id: deleted });
    // At once, before any site reads the list again.
    expect(await keptIds()).not.toContain(deleted);
    expect((await read()).items).toHaveLength(ALL - 1);
    for (const locale of ['en', 'de', 'it'] as const) {
      const data = { _status: 'draft' } as never;
      await editor.update({ collection: 'diagnose', id: withdrawn, locale, data });
    }
    // Withdrawn while no site was running: the next one to start clears up.
    const { items: left } = await startAndRead('one');
    expect(left.map(({ id }) => id)).not.toContain(withdrawn);
    expect(await keptIds()).toHaveLength(ALL - 2);
  });

  it('may be missing', async () => {
    await adapterOf(editor).pool.query('alter schema converted rename to gone');
    const { items, converted } = await startAndRead('one');
    expect(converted).toHaveLength(ALL - 2);
    expect(items).toHaveLength(ALL - 2);
    // One error of reading, one of keeping.
    expect(errors).toMatchObject([{ code: '42P01' }, { code: '42P01' }]);
    const id = items[0]?.id ?? '';
    await expect(editor.delete({ collection: 'diagnose', id })).resolves.toBeTruthy();
    await adapterOf(editor).pool.query('alter schema gone rename to converted');
  });

  it('is not kept of a list that has become short', async () => {
    const { items, read } = await startAndRead('one');
    expect(await keptIds()).toHaveLength(ALL - 3);
    // As if somebody had deleted them in the database: no hook runs.
    const ids = items.slice(0, ADDED / 2).map(({ id }) => id);
    await adapterOf(editor).pool.query('delete from diagnose where id = any($1::uuid[])', [ids]);
    expect((await read()).items).toHaveLength(ALL - 3 - ADDED / 2);
    expect(await keptIds()).toEqual([]);
  });
});
