import pg from 'pg';
import { setupCode } from '../../cms/src/accounts/setup-code.ts';
import type { StartSettings } from '../settings/env.ts';
import { logProgress } from './log-progress.ts';

/** Tells the operator of a studio without accounts how to create the first one. */
export async function printFirstAccountLink(
  settings: StartSettings,
  databaseUrl: string,
): Promise<void> {
  if (await hasAccounts(databaseUrl)) return;
  const address = `${settings.STUDIO_URL}/admin/create-first-user#${setupCode(settings.SECRET)}`;
  logProgress(`It has no account yet. Create the administrator's at ${address}`);
}

/** True if the database does not respond: then no account could be created either. */
async function hasAccounts(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1 from users limit 1')).rows.length > 0;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
