import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What limits forms on all machines together, for an hour at most. Unlogged: after a crash of the
 * database they are empty, which costs nobody anything, and each form is spared a write to disk.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE UNLOGGED TABLE "form_counts" (
  	"key" text PRIMARY KEY,
  	"hits" integer NOT NULL,
  	"ends_at" timestamp with time zone NOT NULL
  );
   CREATE UNLOGGED TABLE "spent_challenges" (
  	"challenge" text PRIMARY KEY,
  	"fingerprint" text NOT NULL,
  	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "form_counts";
   DROP TABLE "spent_challenges";`)
}
