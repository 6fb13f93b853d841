import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Sql } from '../database/sql.ts';
import { env } from '../settings/env.ts';

export type ApiToken = {
  id: string;
  token: string;
  /** The collections and singletons that it may read; undefined: all that is published. */
  reads?: ReadonlySet<string>;
};

/** Tokens of accounts begin with this on a Cockpit host too. */
export const PREFIX = 'account-';

/** Derived from the installation's secret: a copy of the database alone opens nothing. */
export function tokenOfRow(id: string): string {
  return PREFIX + createHmac('sha256', env.SECRET).update(`api token ${id}`).digest('base64url');
}

export async function readApiTokens(db: Sql): Promise<ApiToken[]> {
  const { rows } = await db.execute<{ id: string; everything: boolean; reads: string[] }>(
    sql`select token.id::text, coalesce(token.everything, false) as everything,
          array(select value::text from api_tokens_reads where parent_id = token.id) as reads
        from api_tokens token`,
  );
  return rows.map(({ id, everything, reads }) => ({
    id,
    token: tokenOfRow(id),
    ...(!everything && { reads: new Set(reads) }),
  }));
}

/** Notes that a token was used; once a minute is enough to see which ones are. */
export async function noteTokenUse(db: Sql, id: string): Promise<void> {
  await db.execute(
    sql`update api_tokens set last_used = now()
        where id::text = ${id}
          and (last_used is null or last_used < now() - interval '1 minute')`,
  );
}
