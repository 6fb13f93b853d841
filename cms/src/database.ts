import { getPayload, type Payload } from 'payload';
import config from './config.ts';

type Emitter = { on(event: 'error', listener: (error: Error) => void): void };
type Pool = Emitter & { on(event: 'connect', listener: (client: Emitter) => void): void };

/**
 * Opens the content database. A connection that dies, idle or in the middle of a transaction, would
 * otherwise end the process: the pool replaces it by itself, so it is only reported.
 */
export async function openDatabase(onPoolError: (error: Error) => void): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true });
  const { pool } = payload.db as unknown as { pool: Pool };
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  return payload;
}
