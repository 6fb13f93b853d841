import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the site has made of the entries of long lists: see converted-entries.ts. Unlogged, because
 * it can be made again; in a schema of its own, because a backup has everything that is in `public`.
 * Whoever empties a database by dropping `public` leaves it behind.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP SCHEMA IF EXISTS "converted" CASCADE;
   CREATE SCHEMA "converted";
   CREATE UNLOGGED TABLE "converted"."entries" (
  	"collection" text NOT NULL,
  	"entry" text NOT NULL,
  	"conversion" text NOT NULL,
  	"updated_at" text NOT NULL,
  	"json" text NOT NULL,
  	PRIMARY KEY ("collection", "entry")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "converted" CASCADE;`)
}
