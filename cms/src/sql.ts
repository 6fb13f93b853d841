import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

export function adapterOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter;
}

/** Where statements of our own are run: the pool, or one transaction. */
export type Sql = Pick<PostgresAdapter['drizzle'], 'execute'>;
export type Statement = ReturnType<typeof sql>;

/** The transaction of a request, if it is in one, so that our statements stand or fall with it. */
export async function transactionOf(req: PayloadRequest): Promise<Sql> {
  const adapter = adapterOf(req.payload);
  const id = await req.transactionID;
  const session = id ? (adapter.sessions[String(id)]?.db as Sql | undefined) : undefined;
  return session ?? adapter.drizzle;
}

/**
 * Runs work in a transaction. A commit that failed is not reported by Payload: whoever must know
 * looks afterwards whether the rows are there.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest, db: Sql) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await work(req, await transactionOf(req));
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** `insert into table (…) values (…)`; names come from our code, values as parameters. */
export function insertInto(table: string, values: Readonly<Record<string, unknown>>): Statement {
  const columns = Object.keys(values).map((name) => sql.identifier(name));
  const parameters = Object.values(values).map((value) => sql`${value}`);
  return sql`insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
             values (${sql.join(parameters, sql`, `)})`;
}
