import pg from 'pg';
import { databaseProblem } from '../../cms/src/database/database-problem.ts';
import { StartError } from '../processes/run-script.ts';

/** Postgres runs, but the database does not exist yet; any other error means it is unusable. */
const NO_SUCH_DATABASE = '3D000';

export class NoDatabaseError extends StartError {
  constructor() {
    super('The database does not exist: run npm run migrate first.');
  }
}

/** What is said of an error while connecting. */
export function refusalOf(error: unknown): StartError {
  const { code, message } = error as Error & { code?: string };
  if (code === NO_SUCH_DATABASE) return new NoDatabaseError();
  return unusableDatabase(databaseProblem(error) ?? (message || String(code)));
}

export function unusableDatabase(why: string): StartError {
  return new StartError(`The database cannot be used (${why}); see DATABASE_URL.`);
}

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
  await Promise.race([client.connect(), aborted]).catch((error: unknown) => {
    signal.throwIfAborted();
    throw refusalOf(error);
  });
  return client;
}
