import { setTimeout as sleep } from 'node:timers/promises';
import { NoDatabaseError, whileConnected } from '../postgres/connect.ts';
import { StartError } from '../processes/run-script.ts';

/** Postgres may take a moment to notice that a site or studio has just ended. */
const LOOKS = 10;
const LOOK_MS = 300;

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
  and coalesce(backend_type, 'client backend') = 'client backend'`;

/** A site or studio that goes on running would write into what is restored, or show half of it. */
export async function assertUnused(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const wait = whileConnected(databaseUrl, signal, async (client) => {
    for (let look = 1; ; look += 1) {
      const { rows } = await client.query<{ count: number }>(OTHERS);
      const count = rows[0]?.count ?? 0;
      if (count === 0) return;
      if (look === LOOKS) {
        const others = count === 1 ? '1 connection' : `${count} connections`;
        throw new StartError(
          `The database is in use by ${others}: stop the site and the studio first.`,
        );
      }
      await sleep(LOOK_MS, undefined, { signal });
    }
  });
  await wait.catch((error: unknown) => {
    if (!(error instanceof NoDatabaseError)) throw error;
  });
}
