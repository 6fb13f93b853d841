import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'translator', 'inbox');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_users_status" AS ENUM('invited', 'active');
  CREATE TYPE "public"."enum_log_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'login', 'login_failed', 'invited', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended');
  CREATE TYPE "public"."enum_log_language" AS ENUM('en', 'de', 'it');
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_log_kind" NOT NULL,
  	"person_name" varchar,
  	"person_id" uuid,
  	"collection" varchar,
  	"entry" varchar,
  	"language" "enum_log_language",
  	"count" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"owner" text PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"recovery" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "session_browsers" (
  	"session" text PRIMARY KEY NOT NULL,
  	"owner" text NOT NULL,
  	"browser" text NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language";
  ALTER TABLE "users" ADD COLUMN "status" "enum_users_status" DEFAULT 'active';
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "log" ADD CONSTRAINT "log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "log_kind_idx" ON "log" USING btree ("kind");
  CREATE INDEX "log_person_idx" ON "log" USING btree ("person_id");
  CREATE INDEX "log_updated_at_idx" ON "log" USING btree ("updated_at");
  CREATE INDEX "log_created_at_idx" ON "log" USING btree ("created_at");
  CREATE INDEX "collection_entry_updatedAt_idx" ON "log" USING btree ("collection","entry","updated_at");
  -- Editors dealt with the inbox too, and go on doing so.
  INSERT INTO "users_roles" ("order", "parent_id", "value", "id")
  SELECT 1, "id", "role"::text::"enum_users_roles", gen_random_uuid() FROM "users"
  UNION ALL SELECT 2, "id", 'inbox', gen_random_uuid() FROM "users" WHERE "role" = 'editor';
  ALTER TABLE "users" DROP COLUMN "role";
  DROP TYPE "public"."enum_users_role";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'editor' NOT NULL;
  UPDATE "users" SET "role" = 'admin'
  WHERE "id" IN (SELECT "parent_id" FROM "users_roles" WHERE "value" = 'admin');
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "log" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "session_browsers" CASCADE;
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "status";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_log_kind";
  DROP TYPE "public"."enum_log_language";`)
}
