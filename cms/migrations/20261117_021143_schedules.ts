import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_schedules_language" AS ENUM('en', 'de', 'it', 'all');
  CREATE TYPE "public"."enum_schedules_status" AS ENUM('waiting', 'done', 'failed');
  CREATE TABLE "schedules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_schedules_action" NOT NULL,
  	"language" "enum_schedules_language" NOT NULL,
  	"status" "enum_schedules_status" DEFAULT 'waiting' NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "schedules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"health_concerns_id" uuid,
  	"diagnose_id" uuid,
  	"therapies_id" uuid,
  	"treatments_id" uuid,
  	"programs_id" uuid,
  	"rooms_id" uuid,
  	"team_id" uuid,
  	"testimonials_id" uuid,
  	"images_id" uuid,
  	"vacancies_id" uuid,
  	"downloads_id" uuid,
  	"news_id" uuid,
  	"videos_id" uuid,
  	"video_categories_id" uuid,
  	"pages_id" uuid,
  	"categories_id" uuid,
  	"category_items_id" uuid,
  	"header_messages_id" uuid,
  	"redirects_id" uuid
  );
  
  ALTER TABLE "header_messages" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "header_messages" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_header_messages_v" ADD COLUMN "version_shown_from" timestamp(3) with time zone;
  ALTER TABLE "_header_messages_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "schedules_id" uuid;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_treatments_fk" FOREIGN KEY ("treatments_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_video_categories_fk" FOREIGN KEY ("video_categories_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_category_items_fk" FOREIGN KEY ("category_items_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_header_messages_fk" FOREIGN KEY ("header_messages_id") REFERENCES "public"."header_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schedules_user_idx" ON "schedules" USING btree ("user_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "status_at_idx" ON "schedules" USING btree ("status","at");
  CREATE INDEX "schedules_rels_order_idx" ON "schedules_rels" USING btree ("order");
  CREATE INDEX "schedules_rels_parent_idx" ON "schedules_rels" USING btree ("parent_id");
  CREATE INDEX "schedules_rels_path_idx" ON "schedules_rels" USING btree ("path");
  CREATE INDEX "schedules_rels_health_concerns_id_idx" ON "schedules_rels" USING btree ("health_concerns_id");
  CREATE INDEX "schedules_rels_diagnose_id_idx" ON "schedules_rels" USING btree ("diagnose_id");
  CREATE INDEX "schedules_rels_therapies_id_idx" ON "schedules_rels" USING btree ("therapies_id");
  CREATE INDEX "schedules_rels_treatments_id_idx" ON "schedules_rels" USING btree ("treatments_id");
  CREATE INDEX "schedules_rels_programs_id_idx" ON "schedules_rels" USING btree ("programs_id");
  CREATE INDEX "schedules_rels_rooms_id_idx" ON "schedules_rels" USING btree ("rooms_id");
  CREATE INDEX "schedules_rels_team_id_idx" ON "schedules_rels" USING btree ("team_id");
  CREATE INDEX "schedules_rels_testimonials_id_idx" ON "schedules_rels" USING btree ("testimonials_id");
  CREATE INDEX "schedules_rels_images_id_idx" ON "schedules_rels" USING btree ("images_id");
  CREATE INDEX "schedules_rels_vacancies_id_idx" ON "schedules_rels" USING btree ("vacancies_id");
  CREATE INDEX "schedules_rels_downloads_id_idx" ON "schedules_rels" USING btree ("downloads_id");
  CREATE INDEX "schedules_rels_news_id_idx" ON "schedules_rels" USING btree ("news_id");
  CREATE INDEX "schedules_rels_videos_id_idx" ON "schedules_rels" USING btree ("videos_id");
  CREATE INDEX "schedules_rels_video_categories_id_idx" ON "schedules_rels" USING btree ("video_categories_id");
  CREATE INDEX "schedules_rels_pages_id_idx" ON "schedules_rels" USING btree ("pages_id");
  CREATE INDEX "schedules_rels_categories_id_idx" ON "schedules_rels" USING btree ("categories_id");
  CREATE INDEX "schedules_rels_category_items_id_idx" ON "schedules_rels" USING btree ("category_items_id");
  CREATE INDEX "schedules_rels_header_messages_id_idx" ON "schedules_rels" USING btree ("header_messages_id");
  CREATE INDEX "schedules_rels_redirects_id_idx" ON "schedules_rels" USING btree ("redirects_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "header_messages_shown_from_idx" ON "header_messages" USING btree ("shown_from");
  CREATE INDEX "header_messages_shown_until_idx" ON "header_messages" USING btree ("shown_until");
  CREATE INDEX "_header_messages_v_version_version_shown_from_idx" ON "_header_messages_v" USING btree ("version_shown_from");
  CREATE INDEX "_header_messages_v_version_version_shown_until_idx" ON "_header_messages_v" USING btree ("version_shown_until");
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schedules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "schedules_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_schedules_fk";
  
  DROP INDEX "header_messages_shown_from_idx";
  DROP INDEX "header_messages_shown_until_idx";
  DROP INDEX "_header_messages_v_version_version_shown_from_idx";
  DROP INDEX "_header_messages_v_version_version_shown_until_idx";
  DROP INDEX "payload_locked_documents_rels_schedules_id_idx";
  ALTER TABLE "header_messages" DROP COLUMN "shown_from";
  ALTER TABLE "header_messages" DROP COLUMN "shown_until";
  ALTER TABLE "_header_messages_v" DROP COLUMN "version_shown_from";
  ALTER TABLE "_header_messages_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "schedules_id";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_status";`)
}
