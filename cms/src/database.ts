import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload, type DatabaseAdapter, type Payload } from 'payload';
import config from './config.ts';

type PoolOptions = PostgresAdapter['poolOptions'];

/**
 * Opens the content database. A connection that breaks, idle or within a transaction, would
 * otherwise end the process; the pool replaces it, so the error is only reported.
 * Payload caches what it opens, even when it has been closed; another `key` opens another one.
 */
export async function openDatabase(
  onPoolError: (error: Error) => void,
  poolOptions: Partial<PoolOptions> = {},
  key?: string,
): Promise<Payload> {
  const payload = await getPayload({ config: withPool(poolOptions), disableOnInit: true, key });
  const { pool } = payload.db;
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return payload;
}

async function withPool(poolOptions: Partial<PoolOptions>): ReturnType<typeof getConfig> {
  const { db, ...others } = await getConfig();
  const init: typeof db.init = (args) => {
    const adapter = db.init(args);
    const { poolOptions: usual } = adapter as DatabaseAdapter;
    return Object.assign(adapter, { poolOptions: { ...usual, ...poolOptions } });
  };
  return { ...others, db: { ...db, init } };
}

const getConfig = () => Promise.resolve(config);
