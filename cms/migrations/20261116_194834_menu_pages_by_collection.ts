import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes_children_items" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_children_items_settings_category" USING "settings_category"::"public"."enum_menu_nodes_children_items_settings_category";
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "menu_nodes" ALTER COLUMN "settings_category" SET DATA TYPE "public"."enum_menu_nodes_settings_category" USING "settings_category"::"public"."enum_menu_nodes_settings_category";`)
}
