import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_log_kind" ADD VALUE 'email_changed';
  ALTER TYPE "public"."enum_log_kind" ADD VALUE 'password_changed';
  ALTER TYPE "public"."enum_log_kind" ADD VALUE 'change_objected';
  ALTER TYPE "public"."enum_log_kind" ADD VALUE 'taken_over';
  ALTER TABLE "log" ADD COLUMN "other_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_log_kind";
  CREATE TYPE "public"."enum_log_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'login', 'login_failed', 'invited', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended');
  ALTER TABLE "log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_log_kind" USING "kind"::"public"."enum_log_kind";
  ALTER TABLE "log" DROP COLUMN "other_name";`)
}
