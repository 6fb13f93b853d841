import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "fingerprint" text;
  ALTER TABLE "submissions" ADD COLUMN "received_at" timestamp with time zone;
  CREATE INDEX "submissions_fingerprint_idx" ON "submissions" USING btree ("fingerprint");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_fingerprint_idx";
  ALTER TABLE "submissions" DROP COLUMN "fingerprint";
  ALTER TABLE "submissions" DROP COLUMN "received_at";`)
}
