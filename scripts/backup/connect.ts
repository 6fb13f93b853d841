import pg from 'pg';

/** A connection that is closed when the signal aborts, whatever it is waiting for. */
export async function connect(databaseUrl: string, signal: AbortSignal): Promise<pg.Client> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: databaseUrl });
  // The failing query reports the error as well; without a listener the process would end here.
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void client.end());
  await client.connect();
  return client;
}
