import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { transactionOf } from '../database/sql.ts';
import { changedAdapter } from '../plugin/changed-adapter.ts';

/**
 * Payload writes the time of a change only along with other columns. A global of nothing but lists,
 * such as the menu, has no others: once published it seemed older than its draft. Seen in 3.90.1.
 */
export const withTimeOfChange = (db: DatabaseAdapterObj<PostgresAdapter>) =>
  changedAdapter(db, (adapter) => {
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
  });
