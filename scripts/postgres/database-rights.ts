import type pg from 'pg';
import { StartError } from '../processes/run-script.ts';
import { withClient } from './connect.ts';

type Rights = {
  user: string;
  schema: string | null;
  mayMake: boolean | null;
  /** The first table that the user may not read and write. */
  closed: string | null;
  /** The first table that the user does not own. */
  foreign: string | null;
};

const RIGHTS = `
  with tables as (
    select c.oid, c.relname, c.relowner from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema())
  select current_user::text as "user", current_schema()::text as schema,
    has_schema_privilege(current_schema(), 'create') as "mayMake",
    (select min(relname::text) from tables
      where not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))) as closed,
    (select min(relname::text) from tables where not pg_has_role(relowner, 'usage')) as foreign`;

async function rightsOf(client: pg.Client): Promise<Rights> {
  const { rows } = await client.query<Rights>(RIGHTS);
  return rows[0] as Rights;
}

/** Why the user cannot work with the present tables; undefined if nothing is missing. */
export async function lackOfUse(client: pg.Client): Promise<string | undefined> {
  const { user, schema, closed } = await rightsOf(client);
  if (schema === null) return `${user} may not use the schema public: grant usage on it`;
  return closed === null
    ? undefined
    : `${user} may not read and write the table ${closed}: grant select, insert, update, delete on all tables in schema ${schema} to ${user}`;
}

/** Throws unless the user may migrate the database. */
export async function assertMayChange(databaseUrl: string): Promise<void> {
  const { user, schema, mayMake, foreign } = await withClient(databaseUrl, rightsOf);
  const why =
    schema === null || !mayMake
      ? `${user} may not make tables: let it own the database, or grant all on schema ${schema ?? 'public'} to ${user}`
      : foreign && `${user} does not own the table ${foreign}: migrate as the owner`;
  if (why) throw new StartError(`The database cannot be migrated: ${why}.`);
}

/** Throws unless the user may create the database, which takes a right of its own. */
export async function assertMayCreate(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '/postgres';
  const may = withClient(url.href, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may;
  });
  if (await may.catch(() => false)) return;
  throw new StartError(
    `The database ${name} does not exist, and ${url.username} may not make it: ` +
      `createdb --owner=${url.username} ${name}`,
  );
}
