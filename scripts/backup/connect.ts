import pg from 'pg';

/** A connection that is cut when the work is ended, whatever it is just waiting for. */
export async function connect(databaseUrl: string, signal: AbortSignal): Promise<pg.Client> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: databaseUrl });
  // The query that fails says so as well; without a listener the process would end here.
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void client.end());
  await client.connect();
  return client;
}
