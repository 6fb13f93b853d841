import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clinic_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clinic_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__clinic_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_items_component" AS ENUM('item', 'arrow-item', 'featured-item', 'link');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_items_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_items_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_component" AS ENUM('flyout-container', 'flyout-bottom');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_settings_columns" AS ENUM('1', '2');
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum__menu_v_version_nodes_component" AS ENUM('flyout', 'link');
  CREATE TYPE "public"."enum__menu_v_version_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum__menu_v_version_nodes_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum__menu_v_version_nodes_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_home_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_hero_image_id" uuid,
  	"version_panorama_image_id" uuid,
  	"version_people_image_id" uuid,
  	"version_place_image_id" uuid,
  	"version_video_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_approach_title" varchar,
  	"version_approach_text" varchar,
  	"version_people_title" varchar,
  	"version_people_text" varchar,
  	"version_place_title" varchar,
  	"version_place_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_clinic_v_version_opening_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clinic_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clinic_v_version_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"text_de" varchar,
  	"text_it" varchar,
  	"mark" varchar,
  	"image_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clinic_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_fax" varchar,
  	"version_email" varchar,
  	"version_street" varchar,
  	"version_zip" varchar,
  	"version_city" varchar,
  	"version_medical_director_id" uuid,
  	"version_answers_phone_id" uuid,
  	"version_maps_url" varchar,
  	"version_shop_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__clinic_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_clinic_v_locales" (
  	"version_name" varchar,
  	"version_claim" varchar,
  	"version_country" varchar,
  	"version_insurance" varchar,
  	"version_voucher_url" varchar,
  	"version__status" "enum__clinic_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menu_locales" (
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_nodes_children_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum__menu_v_version_nodes_children_items_component" DEFAULT 'item',
  	"settings_category" "enum__menu_v_version_nodes_children_items_settings_category",
  	"settings_href" varchar,
  	"settings_path" boolean,
  	"settings_description" varchar,
  	"settings_icon" varchar,
  	"settings_label" varchar,
  	"settings_badge" "enum__menu_v_version_nodes_children_items_settings_badge",
  	"settings_style" "enum__menu_v_version_nodes_children_items_settings_style",
  	"settings_class" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_nodes_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum__menu_v_version_nodes_children_component" DEFAULT 'flyout-container',
  	"settings_columns" "enum__menu_v_version_nodes_children_settings_columns" DEFAULT '2',
  	"settings_style" "enum__menu_v_version_nodes_children_settings_style",
  	"settings_class" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum__menu_v_version_nodes_component" DEFAULT 'flyout',
  	"settings_category" "enum__menu_v_version_nodes_settings_category",
  	"settings_href" varchar,
  	"settings_path" boolean,
  	"settings_description" varchar,
  	"settings_icon" varchar,
  	"settings_label" varchar,
  	"settings_badge" "enum__menu_v_version_nodes_settings_badge",
  	"settings_style" "enum__menu_v_version_nodes_settings_style",
  	"settings_class" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_menu_v_locales" (
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menu_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"health_concerns_id" uuid,
  	"diagnose_id" uuid,
  	"therapies_id" uuid,
  	"treatments_id" uuid,
  	"programs_id" uuid,
  	"news_id" uuid,
  	"video_categories_id" uuid,
  	"pages_id" uuid,
  	"categories_id" uuid,
  	"category_items_id" uuid
  );
  
  ALTER TABLE "clinic_logos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "clinic_opening_times" ALTER COLUMN "days" DROP NOT NULL;
  ALTER TABLE "clinic_opening_times" ALTER COLUMN "hours" DROP NOT NULL;
  ALTER TABLE "clinic_social" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "clinic_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "clinic_logos" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "clinic" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "clinic" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "clinic_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "component" DROP NOT NULL;
  ALTER TABLE "menu_nodes_children" ALTER COLUMN "component" DROP NOT NULL;
  ALTER TABLE "menu_nodes" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menu_nodes" ALTER COLUMN "component" DROP NOT NULL;
  ALTER TABLE "home_locales" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "clinic_logos" ADD COLUMN "text" varchar;
  ALTER TABLE "clinic_logos" ADD COLUMN "text_de" varchar;
  ALTER TABLE "clinic_logos" ADD COLUMN "text_it" varchar;
  ALTER TABLE "clinic_locales" ADD COLUMN "_status" "enum_clinic_status" DEFAULT 'draft';
  ALTER TABLE "_home_v_version_steps" ADD CONSTRAINT "_home_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_panorama_image_id_media_id_fk" FOREIGN KEY ("version_panorama_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_people_image_id_media_id_fk" FOREIGN KEY ("version_people_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_place_image_id_media_id_fk" FOREIGN KEY ("version_place_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_opening_times" ADD CONSTRAINT "_clinic_v_version_opening_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_social" ADD CONSTRAINT "_clinic_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_logos" ADD CONSTRAINT "_clinic_v_version_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_logos" ADD CONSTRAINT "_clinic_v_version_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v" ADD CONSTRAINT "_clinic_v_version_medical_director_id_team_id_fk" FOREIGN KEY ("version_medical_director_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v" ADD CONSTRAINT "_clinic_v_version_answers_phone_id_team_id_fk" FOREIGN KEY ("version_answers_phone_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v_locales" ADD CONSTRAINT "_clinic_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_locales" ADD CONSTRAINT "menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_nodes_children_items" ADD CONSTRAINT "_menu_v_version_nodes_children_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_nodes_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_nodes_children" ADD CONSTRAINT "_menu_v_version_nodes_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_nodes" ADD CONSTRAINT "_menu_v_version_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_locales" ADD CONSTRAINT "_menu_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_treatments_fk" FOREIGN KEY ("treatments_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_video_categories_fk" FOREIGN KEY ("video_categories_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_category_items_fk" FOREIGN KEY ("category_items_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_home_v_version_steps_order_idx" ON "_home_v_version_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_steps_parent_id_idx" ON "_home_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_steps_locale_idx" ON "_home_v_version_steps" USING btree ("_locale");
  CREATE INDEX "_home_v_version_version_hero_image_idx" ON "_home_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_home_v_version_version_panorama_image_idx" ON "_home_v" USING btree ("version_panorama_image_id");
  CREATE INDEX "_home_v_version_version_people_image_idx" ON "_home_v" USING btree ("version_people_image_id");
  CREATE INDEX "_home_v_version_version_place_image_idx" ON "_home_v" USING btree ("version_place_image_id");
  CREATE INDEX "_home_v_version_version_video_idx" ON "_home_v" USING btree ("version_video_id");
  CREATE INDEX "_home_v_version_version_seo_image_idx" ON "_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_clinic_v_version_opening_times_order_idx" ON "_clinic_v_version_opening_times" USING btree ("_order");
  CREATE INDEX "_clinic_v_version_opening_times_parent_id_idx" ON "_clinic_v_version_opening_times" USING btree ("_parent_id");
  CREATE INDEX "_clinic_v_version_opening_times_locale_idx" ON "_clinic_v_version_opening_times" USING btree ("_locale");
  CREATE INDEX "_clinic_v_version_social_order_idx" ON "_clinic_v_version_social" USING btree ("_order");
  CREATE INDEX "_clinic_v_version_social_parent_id_idx" ON "_clinic_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_clinic_v_version_logos_order_idx" ON "_clinic_v_version_logos" USING btree ("_order");
  CREATE INDEX "_clinic_v_version_logos_parent_id_idx" ON "_clinic_v_version_logos" USING btree ("_parent_id");
  CREATE INDEX "_clinic_v_version_logos_image_idx" ON "_clinic_v_version_logos" USING btree ("image_id");
  CREATE INDEX "_clinic_v_version_version_medical_director_idx" ON "_clinic_v" USING btree ("version_medical_director_id");
  CREATE INDEX "_clinic_v_version_version_answers_phone_idx" ON "_clinic_v" USING btree ("version_answers_phone_id");
  CREATE INDEX "_clinic_v_created_at_idx" ON "_clinic_v" USING btree ("created_at");
  CREATE INDEX "_clinic_v_updated_at_idx" ON "_clinic_v" USING btree ("updated_at");
  CREATE INDEX "_clinic_v_snapshot_idx" ON "_clinic_v" USING btree ("snapshot");
  CREATE INDEX "_clinic_v_published_locale_idx" ON "_clinic_v" USING btree ("published_locale");
  CREATE INDEX "_clinic_v_latest_idx" ON "_clinic_v" USING btree ("latest");
  CREATE INDEX "_clinic_v_autosave_idx" ON "_clinic_v" USING btree ("autosave");
  CREATE INDEX "_clinic_v_version_version__status_idx" ON "_clinic_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_clinic_v_locales_locale_parent_id_unique" ON "_clinic_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu__status_idx" ON "menu_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "menu_locales_locale_parent_id_unique" ON "menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_nodes_children_items_order_idx" ON "_menu_v_version_nodes_children_items" USING btree ("_order");
  CREATE INDEX "_menu_v_version_nodes_children_items_parent_id_idx" ON "_menu_v_version_nodes_children_items" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_nodes_children_items_locale_idx" ON "_menu_v_version_nodes_children_items" USING btree ("_locale");
  CREATE INDEX "_menu_v_version_nodes_children_order_idx" ON "_menu_v_version_nodes_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_nodes_children_parent_id_idx" ON "_menu_v_version_nodes_children" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_nodes_children_locale_idx" ON "_menu_v_version_nodes_children" USING btree ("_locale");
  CREATE INDEX "_menu_v_version_nodes_order_idx" ON "_menu_v_version_nodes" USING btree ("_order");
  CREATE INDEX "_menu_v_version_nodes_parent_id_idx" ON "_menu_v_version_nodes" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_nodes_locale_idx" ON "_menu_v_version_nodes" USING btree ("_locale");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "_menu_v_autosave_idx" ON "_menu_v" USING btree ("autosave");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_menu_v_locales_locale_parent_id_unique" ON "_menu_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_rels_order_idx" ON "_menu_v_rels" USING btree ("order");
  CREATE INDEX "_menu_v_rels_parent_idx" ON "_menu_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menu_v_rels_path_idx" ON "_menu_v_rels" USING btree ("path");
  CREATE INDEX "_menu_v_rels_locale_idx" ON "_menu_v_rels" USING btree ("locale");
  CREATE INDEX "_menu_v_rels_health_concerns_id_idx" ON "_menu_v_rels" USING btree ("health_concerns_id","locale");
  CREATE INDEX "_menu_v_rels_diagnose_id_idx" ON "_menu_v_rels" USING btree ("diagnose_id","locale");
  CREATE INDEX "_menu_v_rels_therapies_id_idx" ON "_menu_v_rels" USING btree ("therapies_id","locale");
  CREATE INDEX "_menu_v_rels_treatments_id_idx" ON "_menu_v_rels" USING btree ("treatments_id","locale");
  CREATE INDEX "_menu_v_rels_programs_id_idx" ON "_menu_v_rels" USING btree ("programs_id","locale");
  CREATE INDEX "_menu_v_rels_news_id_idx" ON "_menu_v_rels" USING btree ("news_id","locale");
  CREATE INDEX "_menu_v_rels_video_categories_id_idx" ON "_menu_v_rels" USING btree ("video_categories_id","locale");
  CREATE INDEX "_menu_v_rels_pages_id_idx" ON "_menu_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_menu_v_rels_categories_id_idx" ON "_menu_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_menu_v_rels_category_items_id_idx" ON "_menu_v_rels" USING btree ("category_items_id","locale");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE INDEX "clinic__status_idx" ON "clinic_locales" USING btree ("_status","_locale");`)

  // What visitors saw until now stays published, in every language in which there is something.
  await db.execute(sql`
   UPDATE "home_locales" SET "_status" = 'published';
  UPDATE "clinic_locales" SET "_status" = 'published';
  INSERT INTO "menu_locales" ("_status", "_locale", "_parent_id")
    SELECT DISTINCT 'published'::"enum_menu_status", "_locale", "_parent_id" FROM "menu_nodes";`)

  // The texts of partners become plain fields.
  await db.execute(sql`
   UPDATE "clinic_logos" SET
    "text" = (SELECT "text" FROM "clinic_logos_locales" WHERE "_parent_id" = "clinic_logos"."id" AND "_locale" = 'en'),
    "text_de" = (SELECT "text" FROM "clinic_logos_locales" WHERE "_parent_id" = "clinic_logos"."id" AND "_locale" = 'de'),
    "text_it" = (SELECT "text" FROM "clinic_logos_locales" WHERE "_parent_id" = "clinic_logos"."id" AND "_locale" = 'it');
  DROP TABLE "clinic_logos_locales" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clinic_logos_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "_home_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clinic_v_version_opening_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clinic_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clinic_v_version_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clinic_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_clinic_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_nodes_children_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_nodes_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_version_nodes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_home_v_version_steps" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_clinic_v_version_opening_times" CASCADE;
  DROP TABLE "_clinic_v_version_social" CASCADE;
  DROP TABLE "_clinic_v_version_logos" CASCADE;
  DROP TABLE "_clinic_v" CASCADE;
  DROP TABLE "_clinic_v_locales" CASCADE;
  DROP TABLE "menu_locales" CASCADE;
  DROP TABLE "_menu_v_version_nodes_children_items" CASCADE;
  DROP TABLE "_menu_v_version_nodes_children" CASCADE;
  DROP TABLE "_menu_v_version_nodes" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "_menu_v_locales" CASCADE;
  DROP TABLE "_menu_v_rels" CASCADE;
  DROP INDEX "home__status_idx";
  DROP INDEX "clinic__status_idx";
  ALTER TABLE "home_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "clinic_opening_times" ALTER COLUMN "days" SET NOT NULL;
  ALTER TABLE "clinic_opening_times" ALTER COLUMN "hours" SET NOT NULL;
  ALTER TABLE "clinic_social" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "clinic_social" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "clinic_logos" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "clinic" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "clinic" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "clinic_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "component" SET NOT NULL;
  ALTER TABLE "menu_nodes_children" ALTER COLUMN "component" SET NOT NULL;
  ALTER TABLE "menu_nodes" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menu_nodes" ALTER COLUMN "component" SET NOT NULL;
  ALTER TABLE "clinic_logos_locales" ADD CONSTRAINT "clinic_logos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic_logos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "clinic_logos_locales_locale_parent_id_unique" ON "clinic_logos_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "home_locales" DROP COLUMN "_status";
  ALTER TABLE "clinic_logos" DROP COLUMN "text";
  ALTER TABLE "clinic_logos" DROP COLUMN "text_de";
  ALTER TABLE "clinic_logos" DROP COLUMN "text_it";
  ALTER TABLE "clinic_locales" DROP COLUMN "_status";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_clinic_status";
  DROP TYPE "public"."enum__clinic_v_published_locale";
  DROP TYPE "public"."enum__clinic_v_version_status";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_items_component";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_items_settings_badge";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_items_settings_style";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_component";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_settings_columns";
  DROP TYPE "public"."enum__menu_v_version_nodes_children_settings_style";
  DROP TYPE "public"."enum__menu_v_version_nodes_component";
  DROP TYPE "public"."enum__menu_v_version_nodes_settings_category";
  DROP TYPE "public"."enum__menu_v_version_nodes_settings_badge";
  DROP TYPE "public"."enum__menu_v_version_nodes_settings_style";
  DROP TYPE "public"."enum__menu_v_published_locale";
  DROP TYPE "public"."enum__menu_v_version_status";`)
}
