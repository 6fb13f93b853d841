import pg from 'pg';
import { until } from './until.ts';

/** The code of Postgres if connections that it has terminated remain after five seconds. */
const STILL_IN_USE = '55006';

/** Runs a statement such as `drop database`, and retries it while the database is in use. */
export async function onceUnused(databaseUrl: string, statement: string): Promise<void> {
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await until(() =>
      client.query(statement).catch((error: { code?: string }) => {
        if (error.code !== STILL_IN_USE) throw error;
        return undefined;
      }),
    );
  } finally {
    await client.end();
  }
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await onceUnused(databaseUrl, `drop database if exists ${name} with (force)`);
}
