import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload, type DatabaseAdapter, type Payload } from 'payload';
import config from './config.ts';
import { changedAdapter } from './plugin/changed-adapter.ts';

type PoolOptions = PostgresAdapter['poolOptions'];

/**
 * A connection that breaks would end the process, though the pool replaces it. Payload caches what
 * it opens, even once closed; another `key` opens another one.
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

async function withPool(poolOptions: Partial<PoolOptions>) {
  const whole = await config;
  const db = changedAdapter(whole.db, (adapter) => {
    const { poolOptions: usual } = adapter as DatabaseAdapter;
    Object.assign(adapter, { poolOptions: { ...usual, ...poolOptions } });
  });
  return { ...whole, db } as typeof whole;
}
