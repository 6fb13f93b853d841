import pg from 'pg';

/** A connection that is closed when the signal aborts, whatever it is waiting for. */
export async function connect(databaseUrl: string, signal: AbortSignal): Promise<pg.Client> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: databaseUrl });
  // The failing query reports the error as well; without a listener the process would end here.
  client.on('error', () => undefined);
  // A connection that is closed before it is established would never say so.
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => {
      void client.end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort);
    client.once('end', () => signal.removeEventListener('abort', abort));
  });
  aborted.catch(() => undefined);
  await Promise.race([client.connect(), aborted]);
  return client;
}
