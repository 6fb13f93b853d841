import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload, type DatabaseAdapter, type Payload } from 'payload';
import config from './config.ts';
import { changedAdapter } from './plugin/changed-adapter.ts';

type PoolOptions = PostgresAdapter['poolOptions'];

/**
 * The pool replaces a broken connection, but without a listener its error would end the process.
 * Payload caches each database that it opens, even once closed; another `key` opens another one.
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
