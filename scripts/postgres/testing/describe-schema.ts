import type pg from 'pg';

/** Queries for every object that our migrations make, but not for the order of columns. */
const OBJECTS = `
  select 'column', n.nspname, c.relname, c.relpersistence, a.attname, a.attnotnull,
    format_type(a.atttypid, a.atttypmod), pg_get_expr(d.adbin, d.adrelid)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
  where c.relkind in ('r', 'v', 'm', 'p', 'S') and a.attnum > 0 and not a.attisdropped;
  select 'constraint', n.nspname, conrelid::regclass, conname, pg_get_constraintdef(c.oid)
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace;
  select 'index', schemaname as nspname, indexdef from pg_indexes;
  select 'value', n.nspname, typname, enumlabel,
    rank() over (partition by enumtypid order by enumsortorder)
  from pg_enum join pg_type t on t.oid = enumtypid join pg_namespace n on n.oid = typnamespace;
  select 'trigger', n.nspname, pg_get_triggerdef(t.oid) from pg_trigger t
    join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
  where not tgisinternal;
  select 'function', n.nspname, pg_get_functiondef(p.oid) from pg_proc p
    join pg_namespace n on n.oid = pronamespace where prokind in ('f', 'p')`;

/** One line for each object, sorted, so that two databases can be compared. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  for (const query of OBJECTS.split(';')) {
    const { rows } = await client.query<string[]>({
      text: `select * from (${query}) as o where nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
      rowMode: 'array',
    });
    lines.push(...rows.map((row) => row.join(' ')));
  }
  return lines.toSorted();
}
