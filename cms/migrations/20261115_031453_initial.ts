import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_diagnose_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__diagnose_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__diagnose_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_header_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_messages_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__header_messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TABLE "diagnose_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "diagnose_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "diagnose" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"order" numeric DEFAULT 100,
  	"featured" boolean,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "diagnose_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_diagnose_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "diagnose_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"diagnose_id" uuid
  );
  
  CREATE TABLE "_diagnose_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_diagnose_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_diagnose_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_featured" boolean,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__diagnose_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_diagnose_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__diagnose_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_diagnose_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"diagnose_id" uuid
  );
  
  CREATE TABLE "header_messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_messages_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"_status" "enum_header_messages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_header_messages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_messages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_header_messages_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version__status" "enum__header_messages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"diagnose_id" uuid,
  	"header_messages_id" uuid,
  	"media_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hero_image_id" uuid,
  	"place_image_id" uuid,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_title" varchar NOT NULL,
  	"hero_text" varchar,
  	"approach_title" varchar,
  	"approach_text" varchar,
  	"place_title" varchar,
  	"place_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "clinic_opening_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL
  );
  
  CREATE TABLE "clinic_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "clinic" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"fax" varchar,
  	"email" varchar NOT NULL,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"maps_url" varchar,
  	"rating" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "clinic_locales" (
  	"name" varchar NOT NULL,
  	"claim" varchar,
  	"country" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "content_versions" (
  	"name" text PRIMARY KEY NOT NULL,
  	"version" bigint DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "diagnose_facts" ADD CONSTRAINT "diagnose_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_faq" ADD CONSTRAINT "diagnose_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose_locales" ADD CONSTRAINT "diagnose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_rels" ADD CONSTRAINT "diagnose_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_rels" ADD CONSTRAINT "diagnose_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_facts" ADD CONSTRAINT "_diagnose_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_faq" ADD CONSTRAINT "_diagnose_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_parent_id_diagnose_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."diagnose"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v_locales" ADD CONSTRAINT "_diagnose_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_rels" ADD CONSTRAINT "_diagnose_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_rels" ADD CONSTRAINT "_diagnose_v_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_messages_locales" ADD CONSTRAINT "header_messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_messages_v" ADD CONSTRAINT "_header_messages_v_parent_id_header_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_messages_v_locales" ADD CONSTRAINT "_header_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_header_messages_fk" FOREIGN KEY ("header_messages_id") REFERENCES "public"."header_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_steps" ADD CONSTRAINT "home_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_place_image_id_media_id_fk" FOREIGN KEY ("place_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_opening_times" ADD CONSTRAINT "clinic_opening_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_social" ADD CONSTRAINT "clinic_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_locales" ADD CONSTRAINT "clinic_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "diagnose_facts_order_idx" ON "diagnose_facts" USING btree ("_order");
  CREATE INDEX "diagnose_facts_parent_id_idx" ON "diagnose_facts" USING btree ("_parent_id");
  CREATE INDEX "diagnose_facts_locale_idx" ON "diagnose_facts" USING btree ("_locale");
  CREATE INDEX "diagnose_faq_order_idx" ON "diagnose_faq" USING btree ("_order");
  CREATE INDEX "diagnose_faq_parent_id_idx" ON "diagnose_faq" USING btree ("_parent_id");
  CREATE INDEX "diagnose_faq_locale_idx" ON "diagnose_faq" USING btree ("_locale");
  CREATE INDEX "diagnose_image_idx" ON "diagnose" USING btree ("image_id");
  CREATE INDEX "diagnose_seo_image_idx" ON "diagnose" USING btree ("seo_image_id");
  CREATE INDEX "diagnose_updated_at_idx" ON "diagnose" USING btree ("updated_at");
  CREATE INDEX "diagnose_created_at_idx" ON "diagnose" USING btree ("created_at");
  CREATE UNIQUE INDEX "diagnose_slug_idx" ON "diagnose_locales" USING btree ("slug","_locale");
  CREATE INDEX "diagnose__status_idx" ON "diagnose_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "diagnose_locales_locale_parent_id_unique" ON "diagnose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "diagnose_rels_order_idx" ON "diagnose_rels" USING btree ("order");
  CREATE INDEX "diagnose_rels_parent_idx" ON "diagnose_rels" USING btree ("parent_id");
  CREATE INDEX "diagnose_rels_path_idx" ON "diagnose_rels" USING btree ("path");
  CREATE INDEX "diagnose_rels_diagnose_id_idx" ON "diagnose_rels" USING btree ("diagnose_id");
  CREATE INDEX "_diagnose_v_version_facts_order_idx" ON "_diagnose_v_version_facts" USING btree ("_order");
  CREATE INDEX "_diagnose_v_version_facts_parent_id_idx" ON "_diagnose_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_diagnose_v_version_facts_locale_idx" ON "_diagnose_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_diagnose_v_version_faq_order_idx" ON "_diagnose_v_version_faq" USING btree ("_order");
  CREATE INDEX "_diagnose_v_version_faq_parent_id_idx" ON "_diagnose_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_diagnose_v_version_faq_locale_idx" ON "_diagnose_v_version_faq" USING btree ("_locale");
  CREATE INDEX "_diagnose_v_parent_idx" ON "_diagnose_v" USING btree ("parent_id");
  CREATE INDEX "_diagnose_v_version_version_image_idx" ON "_diagnose_v" USING btree ("version_image_id");
  CREATE INDEX "_diagnose_v_version_version_seo_image_idx" ON "_diagnose_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_diagnose_v_version_version_updated_at_idx" ON "_diagnose_v" USING btree ("version_updated_at");
  CREATE INDEX "_diagnose_v_version_version_created_at_idx" ON "_diagnose_v" USING btree ("version_created_at");
  CREATE INDEX "_diagnose_v_created_at_idx" ON "_diagnose_v" USING btree ("created_at");
  CREATE INDEX "_diagnose_v_updated_at_idx" ON "_diagnose_v" USING btree ("updated_at");
  CREATE INDEX "_diagnose_v_snapshot_idx" ON "_diagnose_v" USING btree ("snapshot");
  CREATE INDEX "_diagnose_v_published_locale_idx" ON "_diagnose_v" USING btree ("published_locale");
  CREATE INDEX "_diagnose_v_latest_idx" ON "_diagnose_v" USING btree ("latest");
  CREATE INDEX "_diagnose_v_autosave_idx" ON "_diagnose_v" USING btree ("autosave");
  CREATE INDEX "_diagnose_v_version_version_slug_idx" ON "_diagnose_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_diagnose_v_version_version__status_idx" ON "_diagnose_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_diagnose_v_locales_locale_parent_id_unique" ON "_diagnose_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_diagnose_v_rels_order_idx" ON "_diagnose_v_rels" USING btree ("order");
  CREATE INDEX "_diagnose_v_rels_parent_idx" ON "_diagnose_v_rels" USING btree ("parent_id");
  CREATE INDEX "_diagnose_v_rels_path_idx" ON "_diagnose_v_rels" USING btree ("path");
  CREATE INDEX "_diagnose_v_rels_diagnose_id_idx" ON "_diagnose_v_rels" USING btree ("diagnose_id");
  CREATE INDEX "header_messages_updated_at_idx" ON "header_messages" USING btree ("updated_at");
  CREATE INDEX "header_messages_created_at_idx" ON "header_messages" USING btree ("created_at");
  CREATE INDEX "header_messages__status_idx" ON "header_messages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "header_messages_locales_locale_parent_id_unique" ON "header_messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_messages_v_parent_idx" ON "_header_messages_v" USING btree ("parent_id");
  CREATE INDEX "_header_messages_v_version_version_updated_at_idx" ON "_header_messages_v" USING btree ("version_updated_at");
  CREATE INDEX "_header_messages_v_version_version_created_at_idx" ON "_header_messages_v" USING btree ("version_created_at");
  CREATE INDEX "_header_messages_v_created_at_idx" ON "_header_messages_v" USING btree ("created_at");
  CREATE INDEX "_header_messages_v_updated_at_idx" ON "_header_messages_v" USING btree ("updated_at");
  CREATE INDEX "_header_messages_v_snapshot_idx" ON "_header_messages_v" USING btree ("snapshot");
  CREATE INDEX "_header_messages_v_published_locale_idx" ON "_header_messages_v" USING btree ("published_locale");
  CREATE INDEX "_header_messages_v_latest_idx" ON "_header_messages_v" USING btree ("latest");
  CREATE INDEX "_header_messages_v_autosave_idx" ON "_header_messages_v" USING btree ("autosave");
  CREATE INDEX "_header_messages_v_version_version__status_idx" ON "_header_messages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_header_messages_v_locales_locale_parent_id_unique" ON "_header_messages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_diagnose_id_idx" ON "payload_locked_documents_rels" USING btree ("diagnose_id");
  CREATE INDEX "payload_locked_documents_rels_header_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("header_messages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_steps_order_idx" ON "home_steps" USING btree ("_order");
  CREATE INDEX "home_steps_parent_id_idx" ON "home_steps" USING btree ("_parent_id");
  CREATE INDEX "home_steps_locale_idx" ON "home_steps" USING btree ("_locale");
  CREATE INDEX "home_hero_image_idx" ON "home" USING btree ("hero_image_id");
  CREATE INDEX "home_place_image_idx" ON "home" USING btree ("place_image_id");
  CREATE INDEX "home_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "clinic_opening_times_order_idx" ON "clinic_opening_times" USING btree ("_order");
  CREATE INDEX "clinic_opening_times_parent_id_idx" ON "clinic_opening_times" USING btree ("_parent_id");
  CREATE INDEX "clinic_opening_times_locale_idx" ON "clinic_opening_times" USING btree ("_locale");
  CREATE INDEX "clinic_social_order_idx" ON "clinic_social" USING btree ("_order");
  CREATE INDEX "clinic_social_parent_id_idx" ON "clinic_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "clinic_locales_locale_parent_id_unique" ON "clinic_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "diagnose_facts" CASCADE;
  DROP TABLE "diagnose_faq" CASCADE;
  DROP TABLE "diagnose" CASCADE;
  DROP TABLE "diagnose_locales" CASCADE;
  DROP TABLE "diagnose_rels" CASCADE;
  DROP TABLE "_diagnose_v_version_facts" CASCADE;
  DROP TABLE "_diagnose_v_version_faq" CASCADE;
  DROP TABLE "_diagnose_v" CASCADE;
  DROP TABLE "_diagnose_v_locales" CASCADE;
  DROP TABLE "_diagnose_v_rels" CASCADE;
  DROP TABLE "header_messages" CASCADE;
  DROP TABLE "header_messages_locales" CASCADE;
  DROP TABLE "_header_messages_v" CASCADE;
  DROP TABLE "_header_messages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_steps" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "clinic_opening_times" CASCADE;
  DROP TABLE "clinic_social" CASCADE;
  DROP TABLE "clinic" CASCADE;
  DROP TABLE "clinic_locales" CASCADE;
  DROP TABLE "content_versions" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_diagnose_status";
  DROP TYPE "public"."enum__diagnose_v_published_locale";
  DROP TYPE "public"."enum__diagnose_v_version_status";
  DROP TYPE "public"."enum_header_messages_status";
  DROP TYPE "public"."enum__header_messages_v_published_locale";
  DROP TYPE "public"."enum__header_messages_v_version_status";
  DROP TYPE "public"."enum_users_role";`)
}
