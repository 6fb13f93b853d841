import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_failure" AS ENUM('address', 'mailbox-full', 'content', 'later', 'connection', 'login', 'timeout', 'given-up', 'other');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'reply';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'assignment';
  CREATE TABLE "erasures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"editor" text,
  	"editor_name" text,
  	"counts" jsonb NOT NULL
  );
  
  CREATE TABLE "request_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"request_id" uuid NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"kind" text NOT NULL,
  	"editor" text,
  	"editor_name" text,
  	"detail" jsonb NOT NULL
  );
  
  ALTER TABLE "mails" ADD COLUMN "failure" "enum_mails_failure";
  ALTER TABLE "mails" ADD COLUMN "tries" numeric DEFAULT 0;
  ALTER TABLE "testimonials" ADD COLUMN "rejected_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "rejected_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "rejection_reason" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_rejected_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_rejected_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_rejection_reason" varchar;
  ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "request_events_request_idx" ON "request_events" USING btree ("request_id","at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "erasures" CASCADE;
  DROP TABLE "request_events" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('confirmation', 'notification', 'newsletter', 'account');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mails" DROP COLUMN "failure";
  ALTER TABLE "mails" DROP COLUMN "tries";
  ALTER TABLE "testimonials" DROP COLUMN "rejected_at";
  ALTER TABLE "testimonials" DROP COLUMN "rejected_by";
  ALTER TABLE "testimonials" DROP COLUMN "rejection_reason";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_rejected_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_rejected_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_rejection_reason";
  DROP TYPE "public"."enum_mails_failure";`)
}
