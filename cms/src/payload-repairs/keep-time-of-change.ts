import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { transactionOf } from '../database/sql.ts';

/**
 * Payload writes the time of a change only along with other columns. A global of nothing but lists,
 * as the menu is, has none: once published it looked older than its last draft, and the panel went
 * on to call it one. Seen in 3.90.1; not reported upstream that we know of.
 */
export function withTimeOfChange(db: DatabaseAdapterObj<PostgresAdapter>) {
  const init: typeof db.init = (args) => {
    const adapter = db.init(args);
    const updateGlobal = adapter.updateGlobal.bind(adapter);
    adapter.updateGlobal = async (change) => {
      const written = await updateGlobal(change);
      const { updatedAt } = change.data as { updatedAt?: string };
      if (!updatedAt || (written as { updatedAt?: string } | null)?.updatedAt === updatedAt) {
        return written;
      }
      const table = sql.identifier(change.slug);
      const transaction = await transactionOf(change.req as PayloadRequest);
      await transaction.execute(sql`update ${table} set updated_at = ${updatedAt}`);
      return { ...written, updatedAt } as typeof written;
    };
    return adapter;
  };
  return { ...db, init };
}
