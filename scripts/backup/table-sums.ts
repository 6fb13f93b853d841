import type pg from 'pg';

export type TableSums = Record<string, { rows: number; sum: string }>;

/** Counts and checksums, whatever the order of rows, reveal a row lost or altered by a backup. */
export async function sumTables(client: pg.Client, tables: readonly string[]): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as sum
       from public.${client.escapeIdentifier(table)} t`,
    );
    if (rows[0]) sums[table] = rows[0];
  }
  return sums;
}
