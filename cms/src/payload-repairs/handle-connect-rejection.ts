import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { changedAdapter } from '../plugin/changed-adapter.ts';

/**
 * Only the first transaction awaits the adapter's promise of a connection. Without a database, Node
 * would report an unhandled rejection, though connecting itself throws too. Seen in 3.90.1.
 */
export const withHandledConnectRejection = (db: DatabaseAdapterObj<PostgresAdapter>) =>
  changedAdapter(db, ({ initializing }) => {
    initializing.catch(() => undefined);
  });
