import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_diagnose_evidence" AS ENUM('established', 'complementary', 'unproven');
  CREATE TYPE "public"."enum__diagnose_v_version_evidence" AS ENUM('established', 'complementary', 'unproven');
  CREATE TYPE "public"."enum_therapies_evidence" AS ENUM('established', 'complementary', 'unproven');
  CREATE TYPE "public"."enum__therapies_v_version_evidence" AS ENUM('established', 'complementary', 'unproven');
  CREATE TYPE "public"."enum_api_tokens_reads" AS ENUM('health_concerns', 'diagnose', 'therapies', 'treatments', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'video_categories', 'pages', 'categories', 'category_items', 'header_messages', 'home', 'clinic', 'menu');
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'evidence' BEFORE 'accessibility';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'evidence' BEFORE 'accessibility';
  ALTER TYPE "public"."enum_menu_nodes_children_items_settings_category" ADD VALUE 'evidence' BEFORE 'accessibility';
  ALTER TYPE "public"."enum_menu_nodes_settings_category" ADD VALUE 'evidence' BEFORE 'accessibility';
  ALTER TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category" ADD VALUE 'evidence' BEFORE 'accessibility';
  ALTER TYPE "public"."enum__menu_v_version_nodes_settings_category" ADD VALUE 'evidence' BEFORE 'accessibility';
  CREATE TABLE "api_tokens_reads" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_api_tokens_reads",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"everything" boolean DEFAULT false,
  	"last_used" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_hero_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_hero_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "diagnose" ADD COLUMN "evidence" "enum_diagnose_evidence";
  ALTER TABLE "_diagnose_v" ADD COLUMN "version_evidence" "enum__diagnose_v_version_evidence";
  ALTER TABLE "therapies" ADD COLUMN "evidence" "enum_therapies_evidence";
  ALTER TABLE "_therapies_v" ADD COLUMN "version_evidence" "enum__therapies_v_version_evidence";
  ALTER TABLE "programs_locales" ADD COLUMN "recommended_for" varchar;
  ALTER TABLE "_programs_v_locales" ADD COLUMN "version_recommended_for" varchar;
  ALTER TABLE "news" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_news_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "home_steps" ADD COLUMN "image_id" uuid;
  ALTER TABLE "_home_v_version_steps" ADD COLUMN "image_id" uuid;
  ALTER TABLE "api_tokens_reads" ADD CONSTRAINT "api_tokens_reads_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_seasons" ADD CONSTRAINT "home_hero_seasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_hero_seasons" ADD CONSTRAINT "home_hero_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_seasons" ADD CONSTRAINT "_home_v_version_hero_seasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_seasons" ADD CONSTRAINT "_home_v_version_hero_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "api_tokens_reads_order_idx" ON "api_tokens_reads" USING btree ("order");
  CREATE INDEX "api_tokens_reads_parent_idx" ON "api_tokens_reads" USING btree ("parent_id");
  CREATE INDEX "api_tokens_updated_at_idx" ON "api_tokens" USING btree ("updated_at");
  CREATE INDEX "api_tokens_created_at_idx" ON "api_tokens" USING btree ("created_at");
  CREATE INDEX "home_hero_seasons_order_idx" ON "home_hero_seasons" USING btree ("_order");
  CREATE INDEX "home_hero_seasons_parent_id_idx" ON "home_hero_seasons" USING btree ("_parent_id");
  CREATE INDEX "home_hero_seasons_image_idx" ON "home_hero_seasons" USING btree ("image_id");
  CREATE INDEX "_home_v_version_hero_seasons_order_idx" ON "_home_v_version_hero_seasons" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_seasons_parent_id_idx" ON "_home_v_version_hero_seasons" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_seasons_image_idx" ON "_home_v_version_hero_seasons" USING btree ("image_id");
  ALTER TABLE "news" ADD CONSTRAINT "news_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_steps" ADD CONSTRAINT "home_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_steps" ADD CONSTRAINT "_home_v_version_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "news_author_idx" ON "news" USING btree ("author_id");
  CREATE INDEX "_news_v_version_version_author_idx" ON "_news_v" USING btree ("version_author_id");
  CREATE INDEX "home_steps_image_idx" ON "home_steps" USING btree ("image_id");
  CREATE INDEX "_home_v_version_steps_image_idx" ON "_home_v_version_steps" USING btree ("image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_tokens_reads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_hero_seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_hero_seasons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "api_tokens_reads" CASCADE;
  DROP TABLE "api_tokens" CASCADE;
  DROP TABLE "home_hero_seasons" CASCADE;
  DROP TABLE "_home_v_version_hero_seasons" CASCADE;
  ALTER TABLE "news" DROP CONSTRAINT "news_author_id_team_id_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_author_id_team_id_fk";
  
  ALTER TABLE "home_steps" DROP CONSTRAINT "home_steps_image_id_media_id_fk";
  
  ALTER TABLE "_home_v_version_steps" DROP CONSTRAINT "_home_v_version_steps_image_id_media_id_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_key";
  CREATE TYPE "public"."enum_pages_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'request', 'search', 'newsletter', 'testimonials.create');
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE "public"."enum_pages_key" USING "key"::"public"."enum_pages_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_key";
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'request', 'search', 'newsletter', 'testimonials.create');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__pages_v_version_key" USING "version_key"::"public"."enum__pages_v_version_key";
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";
  ALTER TABLE "_menu_v_version_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "_menu_v_version_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum__menu_v_version_nodes_children_items_settings_category" USING "settings_category"::"public"."enum__menu_v_version_nodes_children_items_settings_category";
  ALTER TABLE "_menu_v_version_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_nodes_settings_category";
  CREATE TYPE "public"."enum__menu_v_version_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "_menu_v_version_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum__menu_v_version_nodes_settings_category" USING "settings_category"::"public"."enum__menu_v_version_nodes_settings_category";
  DROP INDEX "news_author_idx";
  DROP INDEX "_news_v_version_version_author_idx";
  DROP INDEX "home_steps_image_idx";
  DROP INDEX "_home_v_version_steps_image_idx";
  ALTER TABLE "diagnose" DROP COLUMN "evidence";
  ALTER TABLE "_diagnose_v" DROP COLUMN "version_evidence";
  ALTER TABLE "therapies" DROP COLUMN "evidence";
  ALTER TABLE "_therapies_v" DROP COLUMN "version_evidence";
  ALTER TABLE "programs_locales" DROP COLUMN "recommended_for";
  ALTER TABLE "_programs_v_locales" DROP COLUMN "version_recommended_for";
  ALTER TABLE "news" DROP COLUMN "author_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_author_id";
  ALTER TABLE "home_steps" DROP COLUMN "image_id";
  ALTER TABLE "_home_v_version_steps" DROP COLUMN "image_id";
  DROP TYPE "public"."enum_diagnose_evidence";
  DROP TYPE "public"."enum__diagnose_v_version_evidence";
  DROP TYPE "public"."enum_therapies_evidence";
  DROP TYPE "public"."enum__therapies_v_version_evidence";
  DROP TYPE "public"."enum_api_tokens_reads";`)
}
