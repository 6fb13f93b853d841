import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_health_concerns_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__health_concerns_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_diagnose_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__diagnose_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_therapies_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__therapies_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_programs_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__programs_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'costs' BEFORE 'impressum';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'costs' BEFORE 'impressum';
  ALTER TYPE "public"."enum_menu_nodes_children_items_settings_category" ADD VALUE 'costs' BEFORE 'contact';
  ALTER TYPE "public"."enum_menu_nodes_settings_category" ADD VALUE 'costs' BEFORE 'contact';
  CREATE TABLE "health_concerns_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_health_concerns_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "_health_concerns_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__health_concerns_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "diagnose_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_diagnose_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "_diagnose_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__diagnose_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "therapies_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_therapies_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "_therapies_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__therapies_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "programs_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_programs_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "_programs_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__programs_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "pages_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"price" numeric
  );
  
  CREATE TABLE "_pages_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "health_concerns" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_health_concerns_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "diagnose" ADD COLUMN "price" numeric;
  ALTER TABLE "diagnose" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_diagnose_v" ADD COLUMN "version_price" numeric;
  ALTER TABLE "_diagnose_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "therapies" ADD COLUMN "price" numeric;
  ALTER TABLE "therapies" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_therapies_v" ADD COLUMN "version_price" numeric;
  ALTER TABLE "_therapies_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "programs" ADD COLUMN "author_id" uuid;
  ALTER TABLE "_programs_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "health_concerns_sources" ADD CONSTRAINT "health_concerns_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_version_sources" ADD CONSTRAINT "_health_concerns_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_health_concerns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_sources" ADD CONSTRAINT "diagnose_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_sources" ADD CONSTRAINT "_diagnose_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_sources" ADD CONSTRAINT "therapies_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_version_sources" ADD CONSTRAINT "_therapies_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_sources" ADD CONSTRAINT "programs_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_sources" ADD CONSTRAINT "_programs_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_prices" ADD CONSTRAINT "pages_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_prices" ADD CONSTRAINT "_pages_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "health_concerns_sources_order_idx" ON "health_concerns_sources" USING btree ("_order");
  CREATE INDEX "health_concerns_sources_parent_id_idx" ON "health_concerns_sources" USING btree ("_parent_id");
  CREATE INDEX "_health_concerns_v_version_sources_order_idx" ON "_health_concerns_v_version_sources" USING btree ("_order");
  CREATE INDEX "_health_concerns_v_version_sources_parent_id_idx" ON "_health_concerns_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "diagnose_sources_order_idx" ON "diagnose_sources" USING btree ("_order");
  CREATE INDEX "diagnose_sources_parent_id_idx" ON "diagnose_sources" USING btree ("_parent_id");
  CREATE INDEX "_diagnose_v_version_sources_order_idx" ON "_diagnose_v_version_sources" USING btree ("_order");
  CREATE INDEX "_diagnose_v_version_sources_parent_id_idx" ON "_diagnose_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "therapies_sources_order_idx" ON "therapies_sources" USING btree ("_order");
  CREATE INDEX "therapies_sources_parent_id_idx" ON "therapies_sources" USING btree ("_parent_id");
  CREATE INDEX "_therapies_v_version_sources_order_idx" ON "_therapies_v_version_sources" USING btree ("_order");
  CREATE INDEX "_therapies_v_version_sources_parent_id_idx" ON "_therapies_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "programs_sources_order_idx" ON "programs_sources" USING btree ("_order");
  CREATE INDEX "programs_sources_parent_id_idx" ON "programs_sources" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_sources_order_idx" ON "_programs_v_version_sources" USING btree ("_order");
  CREATE INDEX "_programs_v_version_sources_parent_id_idx" ON "_programs_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "pages_prices_order_idx" ON "pages_prices" USING btree ("_order");
  CREATE INDEX "pages_prices_parent_id_idx" ON "pages_prices" USING btree ("_parent_id");
  CREATE INDEX "pages_prices_locale_idx" ON "pages_prices" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_prices_order_idx" ON "_pages_v_version_prices" USING btree ("_order");
  CREATE INDEX "_pages_v_version_prices_parent_id_idx" ON "_pages_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_prices_locale_idx" ON "_pages_v_version_prices" USING btree ("_locale");
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "health_concerns_author_idx" ON "health_concerns" USING btree ("author_id");
  CREATE INDEX "_health_concerns_v_version_version_author_idx" ON "_health_concerns_v" USING btree ("version_author_id");
  CREATE INDEX "diagnose_author_idx" ON "diagnose" USING btree ("author_id");
  CREATE INDEX "_diagnose_v_version_version_author_idx" ON "_diagnose_v" USING btree ("version_author_id");
  CREATE INDEX "therapies_author_idx" ON "therapies" USING btree ("author_id");
  CREATE INDEX "_therapies_v_version_version_author_idx" ON "_therapies_v" USING btree ("version_author_id");
  CREATE INDEX "programs_author_idx" ON "programs" USING btree ("author_id");
  CREATE INDEX "_programs_v_version_version_author_idx" ON "_programs_v" USING btree ("version_author_id");
  ALTER TABLE "clinic" DROP COLUMN "rating";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "health_concerns_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_health_concerns_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "diagnose_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_diagnose_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "therapies_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_therapies_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programs_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programs_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_prices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "health_concerns_sources" CASCADE;
  DROP TABLE "_health_concerns_v_version_sources" CASCADE;
  DROP TABLE "diagnose_sources" CASCADE;
  DROP TABLE "_diagnose_v_version_sources" CASCADE;
  DROP TABLE "therapies_sources" CASCADE;
  DROP TABLE "_therapies_v_version_sources" CASCADE;
  DROP TABLE "programs_sources" CASCADE;
  DROP TABLE "_programs_v_version_sources" CASCADE;
  DROP TABLE "pages_prices" CASCADE;
  DROP TABLE "_pages_v_version_prices" CASCADE;
  ALTER TABLE "health_concerns" DROP CONSTRAINT "health_concerns_author_id_team_id_fk";
  
  ALTER TABLE "_health_concerns_v" DROP CONSTRAINT "_health_concerns_v_version_author_id_team_id_fk";
  
  ALTER TABLE "diagnose" DROP CONSTRAINT "diagnose_author_id_team_id_fk";
  
  ALTER TABLE "_diagnose_v" DROP CONSTRAINT "_diagnose_v_version_author_id_team_id_fk";
  
  ALTER TABLE "therapies" DROP CONSTRAINT "therapies_author_id_team_id_fk";
  
  ALTER TABLE "_therapies_v" DROP CONSTRAINT "_therapies_v_version_author_id_team_id_fk";
  
  ALTER TABLE "programs" DROP CONSTRAINT "programs_author_id_team_id_fk";
  
  ALTER TABLE "_programs_v" DROP CONSTRAINT "_programs_v_version_author_id_team_id_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_key";
  CREATE TYPE "public"."enum_pages_key" AS ENUM('approach', 'contact', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE "public"."enum_pages_key" USING "key"::"public"."enum_pages_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_key";
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('approach', 'contact', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__pages_v_version_key" USING "version_key"::"public"."enum__pages_v_version_key";
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";
  DROP INDEX "health_concerns_author_idx";
  DROP INDEX "_health_concerns_v_version_version_author_idx";
  DROP INDEX "diagnose_author_idx";
  DROP INDEX "_diagnose_v_version_version_author_idx";
  DROP INDEX "therapies_author_idx";
  DROP INDEX "_therapies_v_version_version_author_idx";
  DROP INDEX "programs_author_idx";
  DROP INDEX "_programs_v_version_version_author_idx";
  ALTER TABLE "clinic" ADD COLUMN "rating" numeric;
  ALTER TABLE "health_concerns" DROP COLUMN "author_id";
  ALTER TABLE "_health_concerns_v" DROP COLUMN "version_author_id";
  ALTER TABLE "diagnose" DROP COLUMN "price";
  ALTER TABLE "diagnose" DROP COLUMN "author_id";
  ALTER TABLE "_diagnose_v" DROP COLUMN "version_price";
  ALTER TABLE "_diagnose_v" DROP COLUMN "version_author_id";
  ALTER TABLE "therapies" DROP COLUMN "price";
  ALTER TABLE "therapies" DROP COLUMN "author_id";
  ALTER TABLE "_therapies_v" DROP COLUMN "version_price";
  ALTER TABLE "_therapies_v" DROP COLUMN "version_author_id";
  ALTER TABLE "programs" DROP COLUMN "author_id";
  ALTER TABLE "_programs_v" DROP COLUMN "version_author_id";
  DROP TYPE "public"."enum_health_concerns_sources_lang";
  DROP TYPE "public"."enum__health_concerns_v_version_sources_lang";
  DROP TYPE "public"."enum_diagnose_sources_lang";
  DROP TYPE "public"."enum__diagnose_v_version_sources_lang";
  DROP TYPE "public"."enum_therapies_sources_lang";
  DROP TYPE "public"."enum__therapies_v_version_sources_lang";
  DROP TYPE "public"."enum_programs_sources_lang";
  DROP TYPE "public"."enum__programs_v_version_sources_lang";`)
}
