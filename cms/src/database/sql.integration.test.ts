import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';
import { adapterOf, inTransaction } from './sql.ts';

let payload: Payload;
beforeAll(async () => {
  const { editor, close } = await openClinicAsEditor();
  payload = editor;
  return close;
});

const count = async (table: string) => {
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count;
};

describe('a transaction', () => {
  it('that fails has unlocked everything when its error arrives, and keeps its connection', async () => {
    const { drizzle, pool } = adapterOf(payload);
    await drizzle.execute(sql`create table locked (id int)`);
    await drizzle.execute(sql`insert into locked values (1)`);
    const connections = pool.totalCount;
    for (let round = 0; round < 50; round += 1) {
      const failed = inTransaction(payload, async (_, db) => {
        const { rows } = await db.execute(sql`select id from locked for update skip locked`);
        expect(rows).toHaveLength(1);
        throw new Error('on purpose');
      });
      await expect(failed).rejects.toThrow('on purpose');
    }
    expect(pool.totalCount).toBe(connections);
  });

  it('is not taken for committed after a failed statement that somebody caught', async () => {
    await adapterOf(payload).drizzle.execute(sql`create table kept (id int)`);
    const work = inTransaction(payload, async (_, db) => {
      await db.execute(sql`insert into kept values (1)`);
      await db.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled a transaction back');
    expect(await count('kept')).toBe(0);
  });

  it('on a lost connection says so, and the next one works', async () => {
    const lost = inTransaction(payload, (_, db) =>
      db.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(lost).rejects.toThrow();
    await expect(inTransaction(payload, async () => 'well')).resolves.toBe('well');
  });
});
