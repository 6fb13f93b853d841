import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "language_changes" (
  	"document" text NOT NULL,
  	"locale" text NOT NULL,
  	"at" timestamp with time zone NOT NULL,
  	CONSTRAINT "language_changes_document_locale_pk" PRIMARY KEY("document","locale")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "language_changes" CASCADE;`)
}
