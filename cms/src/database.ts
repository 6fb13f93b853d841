import { getPayload, type Payload } from 'payload';
import config from './config.ts';

type PoolWithErrors = { on(event: 'error', listener: (error: Error) => void): void };

/**
 * Opens the content database. A connection that dies while idle would otherwise end the process:
 * the pool replaces it by itself, so it is only reported.
 */
export async function openDatabase(onPoolError: (error: Error) => void): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true });
  const { pool } = payload.db as unknown as { pool: PoolWithErrors };
  pool.on('error', onPoolError);
  return payload;
}
