import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { changedAdapter } from '../plugin/changed-adapter.ts';

/**
 * Nobody awaits the promise to have connected before the first transaction: without a database Node
 * would report an unhandled rejection at each attempt, which throws anyway. Seen in 3.90.1.
 */
export const withHandledConnectRejection = (db: DatabaseAdapterObj<PostgresAdapter>) =>
  changedAdapter(db, ({ initializing }) => {
    initializing.catch(() => undefined);
  });
