import { sql } from '@payloadcms/db-postgres';
import { getTableColumns, getTableName, type Table } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { adapterOf, type Statement } from './sql.ts';

/**
 * Adds what the languages of clinic/clinic.ts need beyond those of the migrations: a value in each
 * type that lists languages, a column for each field that has one per language. Removes nothing.
 */
export async function addLanguages(payload: Payload): Promise<void> {
  const { drizzle, enums, tables } = adapterOf(payload);
  const values = await namesOf(
    payload,
    sql`select typname || '.' || enumlabel as name from pg_enum join pg_type on pg_type.oid = enumtypid`,
  );
  for (const { enumName, enumValues } of Object.values(enums)) {
    const missing = LOCALES.filter(
      (locale) => enumValues.includes(locale) && !values.has(`${enumName}.${locale}`),
    );
    for (const locale of missing) {
      await drizzle.execute(
        sql`alter type ${sql.identifier(enumName)} add value if not exists ${sql.raw(`'${locale}'`)}`,
      );
    }
  }
  const columns = await namesOf(
    payload,
    sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema()`,
  );
  for (const table of Object.values(tables) as Table[]) {
    const tableName = getTableName(table);
    const missing = Object.values(getTableColumns(table)).filter(
      ({ name }) =>
        LOCALES.some((locale) => name.endsWith(`_${locale}`)) &&
        !columns.has(`${tableName}.${name}`),
    );
    for (const { name } of missing) {
      await drizzle.execute(
        sql`alter table ${sql.identifier(tableName)}
            add column if not exists ${sql.identifier(name)} varchar`,
      );
    }
  }
}

async function namesOf(payload: Payload, query: Statement): Promise<ReadonlySet<string>> {
  const { rows } = await adapterOf(payload).drizzle.execute<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}
