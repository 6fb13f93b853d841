import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menu_nodes_children_items_component" AS ENUM('item', 'arrow-item', 'featured-item', 'link');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum_menu_nodes_children_component" AS ENUM('flyout-container', 'flyout-bottom');
  CREATE TYPE "public"."enum_menu_nodes_children_settings_columns" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_menu_nodes_children_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum_menu_nodes_component" AS ENUM('flyout', 'link');
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'approach', 'rooms', 'team', 'testimonials', 'contact', 'news', 'videos', 'images', 'vacancies', 'downloads', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum_menu_nodes_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum_menu_nodes_settings_style" AS ENUM('quiet', 'accent');
  CREATE TABLE "menu_nodes_children_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"component" "enum_menu_nodes_children_items_component" DEFAULT 'item' NOT NULL,
  	"settings_category" "enum_menu_nodes_children_items_settings_category",
  	"settings_href" varchar,
  	"settings_path" boolean,
  	"settings_description" varchar,
  	"settings_icon" varchar,
  	"settings_label" varchar,
  	"settings_badge" "enum_menu_nodes_children_items_settings_badge",
  	"settings_style" "enum_menu_nodes_children_items_settings_style",
  	"settings_class" varchar
  );
  
  CREATE TABLE "menu_nodes_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum_menu_nodes_children_component" DEFAULT 'flyout-container' NOT NULL,
  	"settings_columns" "enum_menu_nodes_children_settings_columns" DEFAULT '2',
  	"settings_style" "enum_menu_nodes_children_settings_style",
  	"settings_class" varchar
  );
  
  CREATE TABLE "menu_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"component" "enum_menu_nodes_component" DEFAULT 'flyout' NOT NULL,
  	"settings_category" "enum_menu_nodes_settings_category",
  	"settings_href" varchar,
  	"settings_path" boolean,
  	"settings_description" varchar,
  	"settings_icon" varchar,
  	"settings_label" varchar,
  	"settings_badge" "enum_menu_nodes_settings_badge",
  	"settings_style" "enum_menu_nodes_settings_style",
  	"settings_class" varchar
  );
  
  CREATE TABLE "menu" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menu_rels" (
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
  	"video_categories_id" uuid,
  	"news_id" uuid,
  	"pages_id" uuid,
  	"categories_id" uuid,
  	"category_items_id" uuid
  );
  
  ALTER TABLE "menu_nodes_children_items" ADD CONSTRAINT "menu_nodes_children_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_nodes_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_nodes_children" ADD CONSTRAINT "menu_nodes_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_nodes" ADD CONSTRAINT "menu_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_treatments_fk" FOREIGN KEY ("treatments_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_video_categories_fk" FOREIGN KEY ("video_categories_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_category_items_fk" FOREIGN KEY ("category_items_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menu_nodes_children_items_order_idx" ON "menu_nodes_children_items" USING btree ("_order");
  CREATE INDEX "menu_nodes_children_items_parent_id_idx" ON "menu_nodes_children_items" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_children_items_locale_idx" ON "menu_nodes_children_items" USING btree ("_locale");
  CREATE INDEX "menu_nodes_children_order_idx" ON "menu_nodes_children" USING btree ("_order");
  CREATE INDEX "menu_nodes_children_parent_id_idx" ON "menu_nodes_children" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_children_locale_idx" ON "menu_nodes_children" USING btree ("_locale");
  CREATE INDEX "menu_nodes_order_idx" ON "menu_nodes" USING btree ("_order");
  CREATE INDEX "menu_nodes_parent_id_idx" ON "menu_nodes" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_locale_idx" ON "menu_nodes" USING btree ("_locale");
  CREATE INDEX "menu_rels_order_idx" ON "menu_rels" USING btree ("order");
  CREATE INDEX "menu_rels_parent_idx" ON "menu_rels" USING btree ("parent_id");
  CREATE INDEX "menu_rels_path_idx" ON "menu_rels" USING btree ("path");
  CREATE INDEX "menu_rels_locale_idx" ON "menu_rels" USING btree ("locale");
  CREATE INDEX "menu_rels_health_concerns_id_idx" ON "menu_rels" USING btree ("health_concerns_id","locale");
  CREATE INDEX "menu_rels_diagnose_id_idx" ON "menu_rels" USING btree ("diagnose_id","locale");
  CREATE INDEX "menu_rels_therapies_id_idx" ON "menu_rels" USING btree ("therapies_id","locale");
  CREATE INDEX "menu_rels_treatments_id_idx" ON "menu_rels" USING btree ("treatments_id","locale");
  CREATE INDEX "menu_rels_programs_id_idx" ON "menu_rels" USING btree ("programs_id","locale");
  CREATE INDEX "menu_rels_video_categories_id_idx" ON "menu_rels" USING btree ("video_categories_id","locale");
  CREATE INDEX "menu_rels_news_id_idx" ON "menu_rels" USING btree ("news_id","locale");
  CREATE INDEX "menu_rels_pages_id_idx" ON "menu_rels" USING btree ("pages_id","locale");
  CREATE INDEX "menu_rels_categories_id_idx" ON "menu_rels" USING btree ("categories_id","locale");
  CREATE INDEX "menu_rels_category_items_id_idx" ON "menu_rels" USING btree ("category_items_id","locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "menu_nodes_children_items" CASCADE;
  DROP TABLE "menu_nodes_children" CASCADE;
  DROP TABLE "menu_nodes" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "menu_rels" CASCADE;
  DROP TYPE "public"."enum_menu_nodes_children_items_component";
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_category";
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_badge";
  DROP TYPE "public"."enum_menu_nodes_children_items_settings_style";
  DROP TYPE "public"."enum_menu_nodes_children_component";
  DROP TYPE "public"."enum_menu_nodes_children_settings_columns";
  DROP TYPE "public"."enum_menu_nodes_children_settings_style";
  DROP TYPE "public"."enum_menu_nodes_component";
  DROP TYPE "public"."enum_menu_nodes_settings_category";
  DROP TYPE "public"."enum_menu_nodes_settings_badge";
  DROP TYPE "public"."enum_menu_nodes_settings_style";`)
}
