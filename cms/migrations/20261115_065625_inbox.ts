import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_requests_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'in_progress', 'done');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('request', 'contact');
  CREATE TYPE "public"."enum_requests_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('waiting', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('confirmation', 'notification', 'newsletter', 'account');
  CREATE TYPE "public"."enum_testimonials_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TYPE "public"."enum__testimonials_v_version_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TABLE "requests_suspicions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_requests_suspicions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" uuid,
  	"suspected" boolean DEFAULT false,
  	"kind" "enum_requests_kind",
  	"language" "enum_requests_language",
  	"submission" varchar,
  	"received_at" timestamp(3) with time zone,
  	"privacy_agreed_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"name" varchar,
  	"message" varchar,
  	"salutation" varchar,
  	"firstname" varchar,
  	"lastname" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"skype" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"country" varchar,
  	"stay" varchar,
  	"start" varchar,
  	"end" varchar,
  	"program" varchar,
  	"category" varchar,
  	"news" varchar,
  	"discount" varchar,
  	"newsletter" boolean,
  	"utm_source" varchar,
  	"utm_campaign" varchar,
  	"label" varchar,
  	"gclid" varchar,
  	"more" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"language" "enum_subscribers_language",
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"text_version" varchar,
  	"round" numeric DEFAULT 1,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"recipient" varchar,
  	"reply_to" varchar,
  	"text" varchar,
  	"status" "enum_mails_status" DEFAULT 'waiting' NOT NULL,
  	"kind" "enum_mails_kind",
  	"attempts" numeric DEFAULT 0,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"key" varchar,
  	"html" varchar,
  	"headers" jsonb,
  	"queued_at" timestamp(3) with time zone,
  	"held_by" varchar,
  	"held_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_suspicions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_testimonials_suspicions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_version_suspicions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__testimonials_v_version_suspicions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "submitted_pictures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "submissions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "testimonials" ADD COLUMN "email" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "submitted_picture_id" uuid;
  ALTER TABLE "testimonials" ADD COLUMN "suspected" boolean DEFAULT false;
  ALTER TABLE "testimonials" ADD COLUMN "submission" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "received_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "privacy_agreed_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_submitted_picture_id" uuid;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_suspected" boolean DEFAULT false;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_submission" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_received_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_privacy_agreed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submitted_pictures_id" uuid;
  ALTER TABLE "requests_suspicions" ADD CONSTRAINT "requests_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_suspicions" ADD CONSTRAINT "testimonials_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_version_suspicions" ADD CONSTRAINT "_testimonials_v_version_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "requests_suspicions_order_idx" ON "requests_suspicions" USING btree ("order");
  CREATE INDEX "requests_suspicions_parent_idx" ON "requests_suspicions" USING btree ("parent_id");
  CREATE INDEX "requests_status_idx" ON "requests" USING btree ("status");
  CREATE INDEX "requests_assignee_idx" ON "requests" USING btree ("assignee_id");
  CREATE INDEX "requests_suspected_idx" ON "requests" USING btree ("suspected");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE UNIQUE INDEX "requests_submission_idx" ON "requests" USING btree ("submission");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "status_next_attempt_at_idx" ON "mails" USING btree ("status","next_attempt_at");
  CREATE INDEX "testimonials_suspicions_order_idx" ON "testimonials_suspicions" USING btree ("order");
  CREATE INDEX "testimonials_suspicions_parent_idx" ON "testimonials_suspicions" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_suspicions_order_idx" ON "_testimonials_v_version_suspicions" USING btree ("order");
  CREATE INDEX "_testimonials_v_version_suspicions_parent_idx" ON "_testimonials_v_version_suspicions" USING btree ("parent_id");
  CREATE INDEX "submitted_pictures_updated_at_idx" ON "submitted_pictures" USING btree ("updated_at");
  CREATE INDEX "submitted_pictures_created_at_idx" ON "submitted_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "submitted_pictures_filename_idx" ON "submitted_pictures" USING btree ("filename");
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_submitted_picture_id_submitted_pictures_id_fk" FOREIGN KEY ("submitted_picture_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_submitted_picture_id_submitted_pictures_id_fk" FOREIGN KEY ("version_submitted_picture_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submitted_pictures_fk" FOREIGN KEY ("submitted_pictures_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "testimonials_submitted_picture_idx" ON "testimonials" USING btree ("submitted_picture_id");
  CREATE INDEX "testimonials_suspected_idx" ON "testimonials" USING btree ("suspected");
  CREATE UNIQUE INDEX "testimonials_submission_idx" ON "testimonials" USING btree ("submission");
  CREATE INDEX "_testimonials_v_version_version_submitted_picture_idx" ON "_testimonials_v" USING btree ("version_submitted_picture_id");
  CREATE INDEX "_testimonials_v_version_version_suspected_idx" ON "_testimonials_v" USING btree ("version_suspected");
  CREATE INDEX "_testimonials_v_version_version_submission_idx" ON "_testimonials_v" USING btree ("version_submission");
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_submitted_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("submitted_pictures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "requests_suspicions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_suspicions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_version_suspicions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submitted_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "requests_suspicions" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "testimonials_suspicions" CASCADE;
  DROP TABLE "_testimonials_v_version_suspicions" CASCADE;
  DROP TABLE "submitted_pictures" CASCADE;
  DROP TABLE "submissions" CASCADE;
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_submitted_picture_id_submitted_pictures_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_submitted_picture_id_submitted_pictures_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submitted_pictures_fk";
  
  DROP INDEX "testimonials_submitted_picture_idx";
  DROP INDEX "testimonials_suspected_idx";
  DROP INDEX "testimonials_submission_idx";
  DROP INDEX "_testimonials_v_version_version_submitted_picture_idx";
  DROP INDEX "_testimonials_v_version_version_suspected_idx";
  DROP INDEX "_testimonials_v_version_version_submission_idx";
  DROP INDEX "payload_locked_documents_rels_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_submitted_pictures_id_idx";
  ALTER TABLE "testimonials" DROP COLUMN "email";
  ALTER TABLE "testimonials" DROP COLUMN "submitted_picture_id";
  ALTER TABLE "testimonials" DROP COLUMN "suspected";
  ALTER TABLE "testimonials" DROP COLUMN "submission";
  ALTER TABLE "testimonials" DROP COLUMN "received_at";
  ALTER TABLE "testimonials" DROP COLUMN "privacy_agreed_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_email";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_submitted_picture_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_suspected";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_submission";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_received_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_privacy_agreed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submitted_pictures_id";
  DROP TYPE "public"."enum_requests_suspicions";
  DROP TYPE "public"."enum_requests_status";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_language";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_testimonials_suspicions";
  DROP TYPE "public"."enum__testimonials_v_version_suspicions";`)
}
