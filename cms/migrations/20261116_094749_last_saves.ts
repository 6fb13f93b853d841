import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "last_saves" (
  	"document" text PRIMARY KEY NOT NULL,
  	"revision" bigint NOT NULL,
  	"form" text NOT NULL,
  	"editor" text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "last_saves" CASCADE;`)
}
