import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';
import config from './config.ts';

type Emitter = { on(event: 'error', listener: (error: Error) => void): void };
type Pool = Emitter & { on(event: 'connect', listener: (client: Emitter) => void): void };
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
  const { pool } = payload.db as unknown as { pool: Pool };
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return payload;
}

async function withPool(poolOptions: Partial<PoolOptions>): ReturnType<typeof getConfig> {
  const { db, ...others } = await getConfig();
  const init: typeof db.init = (args) => {
    const adapter = db.init(args) as unknown as PostgresAdapter;
    adapter.poolOptions = { ...adapter.poolOptions, ...poolOptions };
    return adapter as never;
  };
  return { ...others, db: { ...db, init } };
}

const getConfig = () => Promise.resolve(config);
