import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What the site leaves out, in one row that it writes anew: see overview/left-out.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "left_out" (
  	"id" integer PRIMARY KEY,
  	"entries" jsonb NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "left_out";`)
}
