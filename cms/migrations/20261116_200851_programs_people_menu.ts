import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "programs_excludes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "programs_week_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"morning" varchar,
  	"midday" varchar,
  	"afternoon" varchar,
  	"evening" varchar
  );
  
  CREATE TABLE "_programs_v_version_excludes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programs_v_version_week_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"morning" varchar,
  	"midday" varchar,
  	"afternoon" varchar,
  	"evening" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "team_training" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_team_v_version_training" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";
  ALTER TABLE "health_concerns" ADD COLUMN "reviewed_by_id" uuid;
  ALTER TABLE "health_concerns" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_health_concerns_v" ADD COLUMN "version_reviewed_by_id" uuid;
  ALTER TABLE "_health_concerns_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "diagnose" ADD COLUMN "reviewed_by_id" uuid;
  ALTER TABLE "diagnose" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_diagnose_v" ADD COLUMN "version_reviewed_by_id" uuid;
  ALTER TABLE "_diagnose_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "therapies" ADD COLUMN "reviewed_by_id" uuid;
  ALTER TABLE "therapies" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_therapies_v" ADD COLUMN "version_reviewed_by_id" uuid;
  ALTER TABLE "_therapies_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "programs" ADD COLUMN "physician_id" uuid;
  ALTER TABLE "programs" ADD COLUMN "reviewed_by_id" uuid;
  ALTER TABLE "programs" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "programs_locales" ADD COLUMN "week_plan_note" varchar;
  ALTER TABLE "programs_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "_programs_v" ADD COLUMN "version_physician_id" uuid;
  ALTER TABLE "_programs_v" ADD COLUMN "version_reviewed_by_id" uuid;
  ALTER TABLE "_programs_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_programs_v_locales" ADD COLUMN "version_week_plan_note" varchar;
  ALTER TABLE "_programs_v_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "team" ADD COLUMN "practising_since" numeric;
  ALTER TABLE "team" ADD COLUMN "joined" numeric;
  ALTER TABLE "team_locales" ADD COLUMN "statement" varchar;
  ALTER TABLE "team_locales" ADD COLUMN "specialty" varchar;
  ALTER TABLE "_team_v" ADD COLUMN "version_practising_since" numeric;
  ALTER TABLE "_team_v" ADD COLUMN "version_joined" numeric;
  ALTER TABLE "_team_v_locales" ADD COLUMN "version_statement" varchar;
  ALTER TABLE "_team_v_locales" ADD COLUMN "version_specialty" varchar;
  ALTER TABLE "home" ADD COLUMN "panorama_image_id" uuid;
  ALTER TABLE "home" ADD COLUMN "people_image_id" uuid;
  ALTER TABLE "home" ADD COLUMN "video_id" uuid;
  ALTER TABLE "home_locales" ADD COLUMN "people_title" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "people_text" varchar;
  ALTER TABLE "clinic" ADD COLUMN "medical_director_id" uuid;
  ALTER TABLE "clinic" ADD COLUMN "answers_phone_id" uuid;
  ALTER TABLE "clinic_locales" ADD COLUMN "insurance" varchar;
  ALTER TABLE "programs_excludes" ADD CONSTRAINT "programs_excludes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_week_plan" ADD CONSTRAINT "programs_week_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_excludes" ADD CONSTRAINT "_programs_v_version_excludes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_week_plan" ADD CONSTRAINT "_programs_v_version_week_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_training" ADD CONSTRAINT "team_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_training" ADD CONSTRAINT "_team_v_version_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "programs_excludes_order_idx" ON "programs_excludes" USING btree ("_order");
  CREATE INDEX "programs_excludes_parent_id_idx" ON "programs_excludes" USING btree ("_parent_id");
  CREATE INDEX "programs_excludes_locale_idx" ON "programs_excludes" USING btree ("_locale");
  CREATE INDEX "programs_week_plan_order_idx" ON "programs_week_plan" USING btree ("_order");
  CREATE INDEX "programs_week_plan_parent_id_idx" ON "programs_week_plan" USING btree ("_parent_id");
  CREATE INDEX "programs_week_plan_locale_idx" ON "programs_week_plan" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_excludes_order_idx" ON "_programs_v_version_excludes" USING btree ("_order");
  CREATE INDEX "_programs_v_version_excludes_parent_id_idx" ON "_programs_v_version_excludes" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_excludes_locale_idx" ON "_programs_v_version_excludes" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_week_plan_order_idx" ON "_programs_v_version_week_plan" USING btree ("_order");
  CREATE INDEX "_programs_v_version_week_plan_parent_id_idx" ON "_programs_v_version_week_plan" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_week_plan_locale_idx" ON "_programs_v_version_week_plan" USING btree ("_locale");
  CREATE INDEX "team_training_order_idx" ON "team_training" USING btree ("_order");
  CREATE INDEX "team_training_parent_id_idx" ON "team_training" USING btree ("_parent_id");
  CREATE INDEX "team_training_locale_idx" ON "team_training" USING btree ("_locale");
  CREATE INDEX "_team_v_version_training_order_idx" ON "_team_v_version_training" USING btree ("_order");
  CREATE INDEX "_team_v_version_training_parent_id_idx" ON "_team_v_version_training" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_training_locale_idx" ON "_team_v_version_training" USING btree ("_locale");
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_physician_id_team_id_fk" FOREIGN KEY ("physician_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_physician_id_team_id_fk" FOREIGN KEY ("version_physician_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_panorama_image_id_media_id_fk" FOREIGN KEY ("panorama_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_people_image_id_media_id_fk" FOREIGN KEY ("people_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_medical_director_id_team_id_fk" FOREIGN KEY ("medical_director_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_answers_phone_id_team_id_fk" FOREIGN KEY ("answers_phone_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "health_concerns_reviewed_by_idx" ON "health_concerns" USING btree ("reviewed_by_id");
  CREATE INDEX "_health_concerns_v_version_version_reviewed_by_idx" ON "_health_concerns_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "diagnose_reviewed_by_idx" ON "diagnose" USING btree ("reviewed_by_id");
  CREATE INDEX "_diagnose_v_version_version_reviewed_by_idx" ON "_diagnose_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "therapies_reviewed_by_idx" ON "therapies" USING btree ("reviewed_by_id");
  CREATE INDEX "_therapies_v_version_version_reviewed_by_idx" ON "_therapies_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "programs_physician_idx" ON "programs" USING btree ("physician_id");
  CREATE INDEX "programs_reviewed_by_idx" ON "programs" USING btree ("reviewed_by_id");
  CREATE INDEX "programs_rels_testimonials_id_idx" ON "programs_rels" USING btree ("testimonials_id");
  CREATE INDEX "_programs_v_version_version_physician_idx" ON "_programs_v" USING btree ("version_physician_id");
  CREATE INDEX "_programs_v_version_version_reviewed_by_idx" ON "_programs_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_programs_v_rels_testimonials_id_idx" ON "_programs_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "home_panorama_image_idx" ON "home" USING btree ("panorama_image_id");
  CREATE INDEX "home_people_image_idx" ON "home" USING btree ("people_image_id");
  CREATE INDEX "home_video_idx" ON "home" USING btree ("video_id");
  CREATE INDEX "clinic_medical_director_idx" ON "clinic" USING btree ("medical_director_id");
  CREATE INDEX "clinic_answers_phone_idx" ON "clinic" USING btree ("answers_phone_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programs_excludes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programs_week_plan" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programs_v_version_excludes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programs_v_version_week_plan" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_training" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_version_training" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "programs_excludes" CASCADE;
  DROP TABLE "programs_week_plan" CASCADE;
  DROP TABLE "_programs_v_version_excludes" CASCADE;
  DROP TABLE "_programs_v_version_week_plan" CASCADE;
  DROP TABLE "team_training" CASCADE;
  DROP TABLE "_team_v_version_training" CASCADE;
  ALTER TABLE "health_concerns" DROP CONSTRAINT "health_concerns_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "_health_concerns_v" DROP CONSTRAINT "_health_concerns_v_version_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "diagnose" DROP CONSTRAINT "diagnose_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "_diagnose_v" DROP CONSTRAINT "_diagnose_v_version_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "therapies" DROP CONSTRAINT "therapies_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "_therapies_v" DROP CONSTRAINT "_therapies_v_version_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "programs" DROP CONSTRAINT "programs_physician_id_team_id_fk";
  
  ALTER TABLE "programs" DROP CONSTRAINT "programs_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "programs_rels" DROP CONSTRAINT "programs_rels_testimonials_fk";
  
  ALTER TABLE "_programs_v" DROP CONSTRAINT "_programs_v_version_physician_id_team_id_fk";
  
  ALTER TABLE "_programs_v" DROP CONSTRAINT "_programs_v_version_reviewed_by_id_team_id_fk";
  
  ALTER TABLE "_programs_v_rels" DROP CONSTRAINT "_programs_v_rels_testimonials_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_panorama_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_people_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_video_id_videos_id_fk";
  
  ALTER TABLE "clinic" DROP CONSTRAINT "clinic_medical_director_id_team_id_fk";
  
  ALTER TABLE "clinic" DROP CONSTRAINT "clinic_answers_phone_id_team_id_fk";
  
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";
  DROP INDEX "health_concerns_reviewed_by_idx";
  DROP INDEX "_health_concerns_v_version_version_reviewed_by_idx";
  DROP INDEX "diagnose_reviewed_by_idx";
  DROP INDEX "_diagnose_v_version_version_reviewed_by_idx";
  DROP INDEX "therapies_reviewed_by_idx";
  DROP INDEX "_therapies_v_version_version_reviewed_by_idx";
  DROP INDEX "programs_physician_idx";
  DROP INDEX "programs_reviewed_by_idx";
  DROP INDEX "programs_rels_testimonials_id_idx";
  DROP INDEX "_programs_v_version_version_physician_idx";
  DROP INDEX "_programs_v_version_version_reviewed_by_idx";
  DROP INDEX "_programs_v_rels_testimonials_id_idx";
  DROP INDEX "home_panorama_image_idx";
  DROP INDEX "home_people_image_idx";
  DROP INDEX "home_video_idx";
  DROP INDEX "clinic_medical_director_idx";
  DROP INDEX "clinic_answers_phone_idx";
  ALTER TABLE "health_concerns" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "health_concerns" DROP COLUMN "reviewed_on";
  ALTER TABLE "_health_concerns_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "_health_concerns_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "diagnose" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "diagnose" DROP COLUMN "reviewed_on";
  ALTER TABLE "_diagnose_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "_diagnose_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "therapies" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "therapies" DROP COLUMN "reviewed_on";
  ALTER TABLE "_therapies_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "_therapies_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "programs" DROP COLUMN "physician_id";
  ALTER TABLE "programs" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "programs" DROP COLUMN "reviewed_on";
  ALTER TABLE "programs_locales" DROP COLUMN "week_plan_note";
  ALTER TABLE "programs_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "_programs_v" DROP COLUMN "version_physician_id";
  ALTER TABLE "_programs_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "_programs_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "_programs_v_locales" DROP COLUMN "version_week_plan_note";
  ALTER TABLE "_programs_v_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "team" DROP COLUMN "practising_since";
  ALTER TABLE "team" DROP COLUMN "joined";
  ALTER TABLE "team_locales" DROP COLUMN "statement";
  ALTER TABLE "team_locales" DROP COLUMN "specialty";
  ALTER TABLE "_team_v" DROP COLUMN "version_practising_since";
  ALTER TABLE "_team_v" DROP COLUMN "version_joined";
  ALTER TABLE "_team_v_locales" DROP COLUMN "version_statement";
  ALTER TABLE "_team_v_locales" DROP COLUMN "version_specialty";
  ALTER TABLE "home" DROP COLUMN "panorama_image_id";
  ALTER TABLE "home" DROP COLUMN "people_image_id";
  ALTER TABLE "home" DROP COLUMN "video_id";
  ALTER TABLE "home_locales" DROP COLUMN "people_title";
  ALTER TABLE "home_locales" DROP COLUMN "people_text";
  ALTER TABLE "clinic" DROP COLUMN "medical_director_id";
  ALTER TABLE "clinic" DROP COLUMN "answers_phone_id";
  ALTER TABLE "clinic_locales" DROP COLUMN "insurance";`)
}
