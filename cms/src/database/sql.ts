import { randomUUID } from 'node:crypto';
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import {
  createLocalReq,
  isolateObjectProperty,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SelectType,
  type TypeWithID,
} from 'payload';

const isPostgres = (db: object): db is PostgresAdapter => 'drizzle' in db && 'pool' in db;

export function adapterOf(payload: Payload): PostgresAdapter {
  const db: object = payload.db;
  if (!isPostgres(db)) throw new Error('The database is no Postgres.');
  return db;
}

/** Runs our own statements: the pool, or one transaction. */
export type Sql = Pick<PostgresAdapter['drizzle'], 'execute'>;
export type Statement = ReturnType<typeof sql>;

/** The transaction of a request, if any: our statements are committed or rolled back with it. */
export async function transactionOf(req: PayloadRequest): Promise<Sql> {
  const adapter = adapterOf(req.payload);
  const id = await req.transactionID;
  const session = id ? (adapter.sessions[String(id)]?.db as Sql | undefined) : undefined;
  return session ?? adapter.drizzle;
}

export async function hasRows(db: Sql, statement: Statement): Promise<boolean> {
  return (await db.execute(statement)).rows.length > 0;
}

/** `a, b, c` as parameters, for `in (…)`. */
export const listed = (values: readonly unknown[]): Statement =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Waits until nobody else holds this name; it is held to the end of the transaction. */
export async function lockName(db: Sql, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** An entry as the site gets it: not its latest draft, whole whatever the request selects. */
export function findStored<Stored extends object>(
  req: PayloadRequest,
  collection: string,
  id: unknown,
  fields?: readonly string[],
  locale?: 'all',
): Promise<(Stored & TypeWithID) | null> {
  const where = { id: { equals: id } };
  const select: SelectType | undefined =
    fields && Object.fromEntries(fields.map((name) => [name, true]));
  const slug = collection as CollectionSlug;
  return req.payload.db.findOne({ collection: slug, where, select, locale, req });
}

const ROLLBACK = { text: 'rollback', query_timeout: 10_000 };

/** Payload must not commit or roll back what these functions do. */
const endsHere = async () => undefined;

/**
 * Payload's own transactions swallow a failed commit, and never release a connection whose `begin`
 * got no response. Here, when an error is thrown, nothing is locked any more: a connection on which
 * the rollback is not confirmed is closed.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest, db: Sql) => Promise<Result>,
): Promise<Result> {
  const { pool, schema, sessions } = adapterOf(payload);
  const client = await pool.connect();
  const transactionID = randomUUID();
  let isUsable = false;
  try {
    await client.query('begin');
    const db = drizzle({ client, schema });
    sessions[transactionID] = { db: db as never, resolve: endsHere, reject: endsHere };
    const req = await createLocalReq({ req: { transactionID } }, payload);
    const result = await work(req, db);
    const { command } = await client.query('commit');
    // Postgres rolls back without an error if a statement has failed, even if somebody caught that.
    if (command !== 'COMMIT') throw new Error('The database has rolled a transaction back.');
    isUsable = true;
    return result;
  } catch (error) {
    isUsable = await client.query(ROLLBACK).then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    delete sessions[transactionID];
    client.release(!isUsable);
  }
}

/**
 * Work that may fail: after an error, the transaction of the request is as it was before. Otherwise
 * Payload would roll all of it back, and the database would refuse everything that follows.
 */
export async function inSavepoint<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { sessions } = adapterOf(req.payload);
  const outer = await req.transactionID;
  const session = outer ? sessions[String(outer)] : undefined;
  if (!session) return work(req);
  const db = session.db as Sql;
  const transactionID = randomUUID();
  const inner = isolateObjectProperty(req, 'transactionID');
  inner.transactionID = transactionID;
  sessions[transactionID] = { db: session.db, resolve: endsHere, reject: endsHere };
  await db.execute(sql`savepoint work`);
  try {
    const result = await work(inner);
    await db.execute(sql`release savepoint work`);
    return result;
  } catch (error) {
    await db.execute(sql`rollback to savepoint work`);
    throw error;
  } finally {
    delete sessions[transactionID];
  }
}

export function insertInto(table: string, values: Readonly<Record<string, unknown>>): Statement {
  const columns = Object.keys(values).map((name) => sql.identifier(name));
  return sql`insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
             values (${listed(Object.values(values))})`;
}
