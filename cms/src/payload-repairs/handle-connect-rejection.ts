import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/**
 * The adapter has a promise that is settled when it has connected, and that nobody awaits before the
 * first transaction. Without a database Node would report its rejection as unhandled at each
 * attempt; the attempt itself throws, and is reported by whoever made it. Seen in 3.90.1; not
 * reported upstream that we know of.
 */
export function withHandledConnectRejection(db: DatabaseAdapterObj<PostgresAdapter>) {
  const init: typeof db.init = (args) => {
    const adapter = db.init(args);
    (adapter as PostgresAdapter).initializing.catch(() => undefined);
    return adapter;
  };
  return { ...db, init };
}
