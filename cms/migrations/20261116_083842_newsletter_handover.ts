import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_handover" AS ENUM('begun', 'done');
  ALTER TABLE "subscribers" ADD COLUMN "handover" "enum_subscribers_handover";
  CREATE INDEX "subscribers_handover_idx" ON "subscribers" USING btree ("handover");`)
  // Payload finds no entry whose id is not a UUID of a version it knows; see src/inbox/uuid.ts.
  await db.execute(sql`
    UPDATE "subscribers"
    SET "id" = overlay(overlay("id"::text placing '8' from 15) placing '8' from 20)::uuid;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "subscribers_handover_idx";
  ALTER TABLE "subscribers" DROP COLUMN "handover";
  DROP TYPE "public"."enum_subscribers_handover";`)
}
