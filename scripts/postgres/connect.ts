import pg from 'pg';
import { databaseProblem } from '../../cms/src/database/database-problem.ts';
import { StartError } from '../processes/run-script.ts';

/** The error code when Postgres runs, but the database does not exist yet. */
export const NO_SUCH_DATABASE = '3D000';

export class NoDatabaseError extends StartError {
  constructor() {
    super('The database does not exist: run npm run migrate first.');
  }
}

export function unusableDatabase(why: string): StartError {
  return new StartError(`The database cannot be used (${why}); see DATABASE_URL.`);
}

export function problemOf(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  return databaseProblem(error) ?? (message || String(code));
}

export function refusalOf(error: unknown): StartError {
  const { code } = error as { code?: string };
  return code === NO_SUCH_DATABASE ? new NoDatabaseError() : unusableDatabase(problemOf(error));
}

/** A connection that is closed when the signal aborts, whatever it is waiting for. */
export async function connect(databaseUrl: string, signal: AbortSignal): Promise<pg.Client> {
  signal.throwIfAborted();
  const client = newClient(databaseUrl);
  // The promise of connect() never settles if the client is closed before it is connected.
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => {
      void client.end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort);
    client.once('end', () => signal.removeEventListener('abort', abort));
  });
  aborted.catch(() => undefined);
  await Promise.race([client.connect(), aborted]).catch((error: unknown) => {
    signal.throwIfAborted();
    throw refusalOf(error);
  });
  return client;
}

/** Opens a connection as `connect` does, for some work, and closes it afterwards. */
export async function whileConnected<Result>(
  databaseUrl: string,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(databaseUrl, signal);
  return work(client).finally(() => client.end().catch(() => undefined));
}

/** Like `whileConnected`, but without a signal, and with the errors of Postgres itself. */
export async function withClient<Result>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = newClient(config);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The failing query reports a lost connection; without a listener the process would end as well. */
export function newClient(config: string | pg.ClientConfig): pg.Client {
  return new pg.Client(config).on('error', () => undefined);
}
