import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables that Payload does not know.
 *
 * What limits forms on all machines together, for an hour at most (cms/src/inbox/delivery/form-limits.ts), and
 * what the site has made of the entries of long lists (cms/src/database/converted-entries.ts) are
 * unlogged: after a crash of the database they are empty, which costs nobody anything, and they are
 * spared a write to disk. The latter are in a schema of their own, because a backup has everything
 * that is in `public`; whoever empties a database by dropping `public` leaves them behind.
 *
 * What the site leaves out is one row that it writes anew (cms/src/overview/left-out.ts).
 */
const OWN_TABLES = sql`
  CREATE UNLOGGED TABLE "form_counts" (
    "key" text PRIMARY KEY,
    "hits" integer NOT NULL,
    "ends_at" timestamp with time zone NOT NULL
  );

  CREATE UNLOGGED TABLE "spent_challenges" (
    "challenge" text PRIMARY KEY,
    "fingerprint" text NOT NULL,
    "spent_at" timestamp with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "left_out" (
    "id" integer PRIMARY KEY,
    "entries" jsonb NOT NULL
  );

  DROP SCHEMA IF EXISTS "converted" CASCADE;
  CREATE SCHEMA "converted";
  CREATE UNLOGGED TABLE "converted"."entries" (
    "collection" text NOT NULL,
    "entry" text NOT NULL,
    "conversion" text NOT NULL,
    "updated_at" text NOT NULL,
    "json" text NOT NULL,
    PRIMARY KEY ("collection", "entry")
  );`

/** Nothing is before it. */
export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The first migration is not taken back: drop the database instead.')
}

/** First the tables of our own, then those that Payload has made from the collections. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(OWN_TABLES)
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_requests_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'in_progress', 'done');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('request', 'contact');
  CREATE TYPE "public"."enum_requests_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_subscribers_handover" AS ENUM('begun', 'done');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('waiting', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('confirmation', 'notification', 'newsletter', 'account', 'reply', 'assignment');
  CREATE TYPE "public"."enum_mails_failure" AS ENUM('address', 'mailbox-full', 'content', 'later', 'connection', 'login', 'timeout', 'given-up', 'other');
  CREATE TYPE "public"."enum_health_concerns_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_health_concerns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_concerns_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__health_concerns_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__health_concerns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_diagnose_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_diagnose_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__diagnose_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__diagnose_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__diagnose_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_therapies_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_therapies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__therapies_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__therapies_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__therapies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_treatments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__treatments_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__treatments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programs_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_programs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_version_sources_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__programs_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__programs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_rooms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rooms_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__rooms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_languages" AS ENUM('it', 'gb', 'de', 'fr', 'es');
  CREATE TYPE "public"."enum_team_group" AS ENUM('clinic', 'advisory');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_version_languages" AS ENUM('it', 'gb', 'de', 'fr', 'es');
  CREATE TYPE "public"."enum__team_v_version_group" AS ENUM('clinic', 'advisory');
  CREATE TYPE "public"."enum__team_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TYPE "public"."enum_testimonials_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_suspicions" AS ENUM('honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked');
  CREATE TYPE "public"."enum__testimonials_v_version_lang" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__images_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_video_categories_color" AS ENUM('teal', 'green', 'blue', 'red', 'purple', 'yellow');
  CREATE TYPE "public"."enum_video_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_categories_v_version_color" AS ENUM('teal', 'green', 'blue', 'red', 'purple', 'yellow');
  CREATE TYPE "public"."enum__video_categories_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__video_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'request', 'search', 'newsletter', 'testimonials.create');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'request', 'search', 'newsletter', 'testimonials.create');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_category_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__category_items_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__category_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_header_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_messages_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__header_messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'translator', 'inbox');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_users_status" AS ENUM('invited', 'active');
  CREATE TYPE "public"."enum_log_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'login', 'login_failed', 'invited', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended', 'email_changed', 'password_changed', 'change_objected', 'taken_over');
  CREATE TYPE "public"."enum_log_language" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_schedules_language" AS ENUM('en', 'de', 'it', 'all');
  CREATE TYPE "public"."enum_schedules_status" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clinic_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clinic_v_published_locale" AS ENUM('en', 'de', 'it');
  CREATE TYPE "public"."enum__clinic_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menu_nodes_children_items_component" AS ENUM('item', 'arrow-item', 'featured-item', 'link');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum_menu_nodes_children_items_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum_menu_nodes_children_component" AS ENUM('flyout-container', 'flyout-bottom');
  CREATE TYPE "public"."enum_menu_nodes_children_settings_columns" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_menu_nodes_children_settings_style" AS ENUM('quiet', 'accent');
  CREATE TYPE "public"."enum_menu_nodes_component" AS ENUM('flyout', 'link');
  CREATE TYPE "public"."enum_menu_nodes_settings_category" AS ENUM('home', 'approach', 'healthConcerns', 'diagnosis', 'therapies', 'treatment', 'programs', 'rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads', 'news', 'videos', 'costs', 'contact', 'request', 'search', 'impressum', 'privacy', 'accessibility');
  CREATE TYPE "public"."enum_menu_nodes_settings_badge" AS ENUM('new');
  CREATE TYPE "public"."enum_menu_nodes_settings_style" AS ENUM('quiet', 'accent');
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
  	"category" varchar,
  	"news" varchar,
  	"concern" varchar,
  	"program" varchar,
  	"discount" varchar,
  	"newsletter" boolean,
  	"notes" varchar,
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
  	"handover" "enum_subscribers_handover",
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
  	"failure" "enum_mails_failure",
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"key" varchar,
  	"tries" numeric DEFAULT 0,
  	"html" varchar,
  	"headers" jsonb,
  	"queued_at" timestamp(3) with time zone,
  	"held_by" varchar,
  	"held_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "health_concerns_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "health_concerns_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_health_concerns_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "health_concerns" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"order" numeric,
  	"author_id" uuid,
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "health_concerns_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_health_concerns_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "health_concerns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"therapies_id" uuid,
  	"diagnose_id" uuid,
  	"programs_id" uuid
  );
  
  CREATE TABLE "_health_concerns_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_health_concerns_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__health_concerns_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_health_concerns_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_order" numeric,
  	"version_author_id" uuid,
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__health_concerns_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_health_concerns_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__health_concerns_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_health_concerns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"therapies_id" uuid,
  	"diagnose_id" uuid,
  	"programs_id" uuid
  );
  
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
  
  CREATE TABLE "diagnose_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_diagnose_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "diagnose" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"price" numeric,
  	"order" numeric,
  	"featured" boolean,
  	"author_id" uuid,
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "_diagnose_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__diagnose_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_diagnose_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_price" numeric,
  	"version_order" numeric,
  	"version_featured" boolean,
  	"version_author_id" uuid,
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "therapies_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "therapies_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "therapies_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_therapies_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "therapies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"price" numeric,
  	"order" numeric,
  	"author_id" uuid,
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "therapies_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_therapies_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "therapies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"therapies_id" uuid,
  	"health_concerns_id" uuid
  );
  
  CREATE TABLE "_therapies_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_therapies_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_therapies_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__therapies_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_therapies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_price" numeric,
  	"version_order" numeric,
  	"version_author_id" uuid,
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__therapies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_therapies_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__therapies_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_therapies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"therapies_id" uuid,
  	"health_concerns_id" uuid
  );
  
  CREATE TABLE "treatments_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "treatments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "treatments_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_treatments_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_treatments_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_treatments_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__treatments_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_treatments_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__treatments_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "programs_includes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
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
  
  CREATE TABLE "programs_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "programs_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum_programs_sources_lang" DEFAULT 'en'
  );
  
  CREATE TABLE "programs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"days" numeric,
  	"price" numeric,
  	"physician_id" uuid,
  	"order" numeric,
  	"recommended" boolean,
  	"featured" boolean,
  	"author_id" uuid,
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "programs_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"subtitle" varchar,
  	"label" varchar,
  	"week_plan_note" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_programs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "programs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid,
  	"therapies_id" uuid,
  	"diagnose_id" uuid
  );
  
  CREATE TABLE "_programs_v_version_includes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
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
  
  CREATE TABLE "_programs_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programs_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lang" "enum__programs_v_version_sources_lang" DEFAULT 'en',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programs_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_days" numeric,
  	"version_price" numeric,
  	"version_physician_id" uuid,
  	"version_order" numeric,
  	"version_recommended" boolean,
  	"version_featured" boolean,
  	"version_author_id" uuid,
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__programs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_programs_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_subtitle" varchar,
  	"version_label" varchar,
  	"version_week_plan_note" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__programs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_programs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid,
  	"therapies_id" uuid,
  	"diagnose_id" uuid
  );
  
  CREATE TABLE "rooms_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "rooms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"size" numeric,
  	"guests" numeric,
  	"price" numeric,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "rooms_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"_status" "enum_rooms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "rooms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_rooms_v_version_amenities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_rooms_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_size" numeric,
  	"version_guests" numeric,
  	"version_price" numeric,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__rooms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_rooms_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version__status" "enum__rooms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_rooms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "team_training" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "team_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_team_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"practising_since" numeric,
  	"joined" numeric,
  	"image_id" uuid,
  	"group" "enum_team_group" DEFAULT 'clinic',
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "team_locales" (
  	"role" varchar,
  	"bio" varchar,
  	"statement" varchar,
  	"specialty" varchar,
  	"_status" "enum_team_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_team_v_version_training" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__team_v_version_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_team_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_practising_since" numeric,
  	"version_joined" numeric,
  	"version_image_id" uuid,
  	"version_group" "enum__team_v_version_group" DEFAULT 'clinic',
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_team_v_locales" (
  	"version_role" varchar,
  	"version_bio" varchar,
  	"version_statement" varchar,
  	"version_specialty" varchar,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonials_suspicions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_testimonials_suspicions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"location" varchar,
  	"country" varchar,
  	"text" varchar,
  	"rating" numeric,
  	"image_id" uuid,
  	"video" varchar,
  	"lang" "enum_testimonials_lang",
  	"date" timestamp(3) with time zone,
  	"email" varchar,
  	"submitted_picture_id" uuid,
  	"suspected" boolean DEFAULT false,
  	"rejected_at" timestamp(3) with time zone,
  	"rejected_by" varchar,
  	"rejection_reason" varchar,
  	"submission" varchar,
  	"received_at" timestamp(3) with time zone,
  	"privacy_agreed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v_version_suspicions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__testimonials_v_version_suspicions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_country" varchar,
  	"version_text" varchar,
  	"version_rating" numeric,
  	"version_image_id" uuid,
  	"version_video" varchar,
  	"version_lang" "enum__testimonials_v_version_lang",
  	"version_date" timestamp(3) with time zone,
  	"version_email" varchar,
  	"version_submitted_picture_id" uuid,
  	"version_suspected" boolean DEFAULT false,
  	"version_rejected_at" timestamp(3) with time zone,
  	"version_rejected_by" varchar,
  	"version_rejection_reason" varchar,
  	"version_submission" varchar,
  	"version_received_at" timestamp(3) with time zone,
  	"version_privacy_agreed_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "images_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"caption" varchar,
  	"caption_de" varchar,
  	"caption_it" varchar
  );
  
  CREATE TABLE "images" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "images_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"_status" "enum_images_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_images_v_version_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"caption" varchar,
  	"caption_de" varchar,
  	"caption_it" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_images_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__images_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_images_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__images_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"workload" varchar,
  	"employment_type" "enum_vacancies_employment_type" DEFAULT 'FULL_TIME',
  	"date" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "vacancies_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_vacancies_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_workload" varchar,
  	"version_employment_type" "enum__vacancies_v_version_employment_type" DEFAULT 'FULL_TIME',
  	"version_date" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "downloads_locales" (
  	"title" varchar,
  	"description" varchar,
  	"file_id" uuid,
  	"_status" "enum_downloads_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__downloads_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_downloads_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_file_id" uuid,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"date" timestamp(3) with time zone,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_news_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_date" timestamp(3) with time zone,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"youtube_id" varchar,
  	"duration" numeric,
  	"category_id" uuid,
  	"date" timestamp(3) with time zone,
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_videos_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_videos_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_youtube_id" varchar,
  	"version_duration" numeric,
  	"version_category_id" uuid,
  	"version_date" timestamp(3) with time zone,
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "video_categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"color" "enum_video_categories_color" DEFAULT 'teal',
  	"category" varchar DEFAULT 'videos',
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "video_categories_locales" (
  	"value" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_video_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_video_categories_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar,
  	"version_color" "enum__video_categories_v_version_color" DEFAULT 'teal',
  	"version_category" varchar DEFAULT 'videos',
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__video_categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_video_categories_v_locales" (
  	"version_value" varchar,
  	"version_description" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__video_categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pages_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"price" numeric
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"key" "enum_pages_key",
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"map_id" uuid,
  	"map_caption" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_key" "enum__pages_v_version_key",
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_map_id" uuid,
  	"version_map_caption" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "category_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"category_id" uuid,
  	"order" numeric,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "category_items_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_category_items_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_category_items_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_category_id" uuid,
  	"version_order" numeric,
  	"version_seo_image_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__category_items_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_category_items_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__category_items_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "header_messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shown_from" timestamp(3) with time zone,
  	"shown_until" timestamp(3) with time zone,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"version_shown_from" timestamp(3) with time zone,
  	"version_shown_until" timestamp(3) with time zone,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"permanent" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_permanent" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_languages",
  	"id" uuid PRIMARY KEY NOT NULL
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
  	"language" "enum_users_language",
  	"status" "enum_users_status" DEFAULT 'active',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_log_kind" NOT NULL,
  	"person_name" varchar,
  	"other_name" varchar,
  	"person_id" uuid,
  	"collection" varchar,
  	"entry" varchar,
  	"language" "enum_log_language",
  	"count" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "slug_history" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"entry" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_folders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"requests_id" uuid,
  	"subscribers_id" uuid,
  	"mails_id" uuid,
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
  	"redirects_id" uuid,
  	"media_id" uuid,
  	"documents_id" uuid,
  	"users_id" uuid,
  	"schedules_id" uuid,
  	"slug_history_id" uuid,
  	"submitted_pictures_id" uuid,
  	"payload_folders_id" uuid
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
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hero_image_id" uuid,
  	"panorama_image_id" uuid,
  	"people_image_id" uuid,
  	"place_image_id" uuid,
  	"video_id" uuid,
  	"seo_image_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"approach_title" varchar,
  	"approach_text" varchar,
  	"people_title" varchar,
  	"people_text" varchar,
  	"place_title" varchar,
  	"place_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
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
  
  CREATE TABLE "clinic_opening_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "clinic_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "clinic_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"text_de" varchar,
  	"text_it" varchar,
  	"mark" varchar,
  	"image_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "clinic" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"fax" varchar,
  	"email" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"medical_director_id" uuid,
  	"answers_phone_id" uuid,
  	"maps_url" varchar,
  	"shop_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "clinic_locales" (
  	"name" varchar,
  	"claim" varchar,
  	"footer_note" varchar,
  	"phone_invitation" varchar,
  	"country" varchar,
  	"newsletter_title" varchar,
  	"newsletter_text" varchar,
  	"insurance" varchar,
  	"voucher_url" varchar,
  	"_status" "enum_clinic_status" DEFAULT 'draft',
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
  	"version_footer_note" varchar,
  	"version_phone_invitation" varchar,
  	"version_country" varchar,
  	"version_newsletter_title" varchar,
  	"version_newsletter_text" varchar,
  	"version_insurance" varchar,
  	"version_voucher_url" varchar,
  	"version__status" "enum__clinic_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menu_nodes_children_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum_menu_nodes_children_items_component" DEFAULT 'item',
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
  	"component" "enum_menu_nodes_children_component" DEFAULT 'flyout-container',
  	"settings_columns" "enum_menu_nodes_children_settings_columns" DEFAULT '2',
  	"settings_style" "enum_menu_nodes_children_settings_style",
  	"settings_class" varchar
  );
  
  CREATE TABLE "menu_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"component" "enum_menu_nodes_component" DEFAULT 'flyout',
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
  
  CREATE TABLE "menu_locales" (
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  	"news_id" uuid,
  	"video_categories_id" uuid,
  	"pages_id" uuid,
  	"categories_id" uuid,
  	"category_items_id" uuid
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
  
  CREATE TABLE "content_versions" (
  	"name" text PRIMARY KEY NOT NULL,
  	"version" bigint DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"editor" text,
  	"editor_name" text,
  	"counts" jsonb NOT NULL
  );
  
  CREATE TABLE "language_changes" (
  	"document" text NOT NULL,
  	"locale" text NOT NULL,
  	"at" timestamp with time zone NOT NULL,
  	CONSTRAINT "language_changes_document_locale_pk" PRIMARY KEY("document","locale")
  );
  
  CREATE TABLE "last_saves" (
  	"document" text PRIMARY KEY NOT NULL,
  	"revision" bigint NOT NULL,
  	"form" text NOT NULL,
  	"editor" text
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
  
  CREATE TABLE "second_factors" (
  	"owner" text PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"recovery" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "session_browsers" (
  	"session" text PRIMARY KEY NOT NULL,
  	"owner" text NOT NULL,
  	"browser" text NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"fingerprint" text,
  	"received_at" timestamp with time zone
  );
  
  ALTER TABLE "requests_suspicions" ADD CONSTRAINT "requests_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_concerns_faq" ADD CONSTRAINT "health_concerns_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns_sources" ADD CONSTRAINT "health_concerns_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_concerns" ADD CONSTRAINT "health_concerns_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_concerns_locales" ADD CONSTRAINT "health_concerns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns_rels" ADD CONSTRAINT "health_concerns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns_rels" ADD CONSTRAINT "health_concerns_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns_rels" ADD CONSTRAINT "health_concerns_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health_concerns_rels" ADD CONSTRAINT "health_concerns_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_version_faq" ADD CONSTRAINT "_health_concerns_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_health_concerns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_version_sources" ADD CONSTRAINT "_health_concerns_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_health_concerns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_parent_id_health_concerns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."health_concerns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v" ADD CONSTRAINT "_health_concerns_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_locales" ADD CONSTRAINT "_health_concerns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_health_concerns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_rels" ADD CONSTRAINT "_health_concerns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_health_concerns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_rels" ADD CONSTRAINT "_health_concerns_v_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_rels" ADD CONSTRAINT "_health_concerns_v_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_concerns_v_rels" ADD CONSTRAINT "_health_concerns_v_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_facts" ADD CONSTRAINT "diagnose_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_faq" ADD CONSTRAINT "diagnose_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_sources" ADD CONSTRAINT "diagnose_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose" ADD CONSTRAINT "diagnose_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "diagnose_locales" ADD CONSTRAINT "diagnose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_rels" ADD CONSTRAINT "diagnose_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "diagnose_rels" ADD CONSTRAINT "diagnose_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_facts" ADD CONSTRAINT "_diagnose_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_faq" ADD CONSTRAINT "_diagnose_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_version_sources" ADD CONSTRAINT "_diagnose_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_parent_id_diagnose_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."diagnose"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v" ADD CONSTRAINT "_diagnose_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_diagnose_v_locales" ADD CONSTRAINT "_diagnose_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_rels" ADD CONSTRAINT "_diagnose_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_diagnose_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_diagnose_v_rels" ADD CONSTRAINT "_diagnose_v_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_facts" ADD CONSTRAINT "therapies_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_faq" ADD CONSTRAINT "therapies_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_sources" ADD CONSTRAINT "therapies_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies" ADD CONSTRAINT "therapies_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "therapies_locales" ADD CONSTRAINT "therapies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_rels" ADD CONSTRAINT "therapies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_rels" ADD CONSTRAINT "therapies_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "therapies_rels" ADD CONSTRAINT "therapies_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_version_facts" ADD CONSTRAINT "_therapies_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_version_faq" ADD CONSTRAINT "_therapies_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_version_sources" ADD CONSTRAINT "_therapies_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_parent_id_therapies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."therapies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v" ADD CONSTRAINT "_therapies_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_therapies_v_locales" ADD CONSTRAINT "_therapies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_rels" ADD CONSTRAINT "_therapies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_therapies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_rels" ADD CONSTRAINT "_therapies_v_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_therapies_v_rels" ADD CONSTRAINT "_therapies_v_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "treatments_facts" ADD CONSTRAINT "treatments_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "treatments" ADD CONSTRAINT "treatments_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "treatments" ADD CONSTRAINT "treatments_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "treatments_locales" ADD CONSTRAINT "treatments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_treatments_v_version_facts" ADD CONSTRAINT "_treatments_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_treatments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_treatments_v" ADD CONSTRAINT "_treatments_v_parent_id_treatments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."treatments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_treatments_v" ADD CONSTRAINT "_treatments_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_treatments_v" ADD CONSTRAINT "_treatments_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_treatments_v_locales" ADD CONSTRAINT "_treatments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_treatments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_includes" ADD CONSTRAINT "programs_includes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_excludes" ADD CONSTRAINT "programs_excludes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_week_plan" ADD CONSTRAINT "programs_week_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_faq" ADD CONSTRAINT "programs_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_sources" ADD CONSTRAINT "programs_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_physician_id_team_id_fk" FOREIGN KEY ("physician_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_author_id_team_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_reviewed_by_id_team_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs_locales" ADD CONSTRAINT "programs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs_rels" ADD CONSTRAINT "programs_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_includes" ADD CONSTRAINT "_programs_v_version_includes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_excludes" ADD CONSTRAINT "_programs_v_version_excludes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_week_plan" ADD CONSTRAINT "_programs_v_version_week_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_faq" ADD CONSTRAINT "_programs_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_sources" ADD CONSTRAINT "_programs_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_parent_id_programs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_physician_id_team_id_fk" FOREIGN KEY ("version_physician_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_author_id_team_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_reviewed_by_id_team_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v_locales" ADD CONSTRAINT "_programs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_rels" ADD CONSTRAINT "_programs_v_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_amenities" ADD CONSTRAINT "rooms_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_locales" ADD CONSTRAINT "rooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rooms_rels" ADD CONSTRAINT "rooms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_version_amenities" ADD CONSTRAINT "_rooms_v_version_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v" ADD CONSTRAINT "_rooms_v_parent_id_rooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rooms_v_locales" ADD CONSTRAINT "_rooms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_rooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rooms_v_rels" ADD CONSTRAINT "_rooms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_training" ADD CONSTRAINT "team_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_languages" ADD CONSTRAINT "team_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_training" ADD CONSTRAINT "_team_v_version_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_languages" ADD CONSTRAINT "_team_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_locales" ADD CONSTRAINT "_team_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_suspicions" ADD CONSTRAINT "testimonials_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_submitted_picture_id_submitted_pictures_id_fk" FOREIGN KEY ("submitted_picture_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_version_suspicions" ADD CONSTRAINT "_testimonials_v_version_suspicions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_submitted_picture_id_submitted_pictures_id_fk" FOREIGN KEY ("version_submitted_picture_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_pictures" ADD CONSTRAINT "images_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_pictures" ADD CONSTRAINT "images_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images" ADD CONSTRAINT "images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_locales" ADD CONSTRAINT "images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_images_v_version_pictures" ADD CONSTRAINT "_images_v_version_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_images_v_version_pictures" ADD CONSTRAINT "_images_v_version_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_images_v" ADD CONSTRAINT "_images_v_parent_id_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_images_v" ADD CONSTRAINT "_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_images_v_locales" ADD CONSTRAINT "_images_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_images_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v_locales" ADD CONSTRAINT "_downloads_v_locales_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v_locales" ADD CONSTRAINT "_downloads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_downloads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_video_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."video_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_category_id_video_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."video_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_categories" ADD CONSTRAINT "video_categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_categories_locales" ADD CONSTRAINT "video_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_categories_v" ADD CONSTRAINT "_video_categories_v_parent_id_video_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_categories_v" ADD CONSTRAINT "_video_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_categories_v_locales" ADD CONSTRAINT "_video_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_prices" ADD CONSTRAINT "pages_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_map_id_media_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_prices" ADD CONSTRAINT "_pages_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_map_id_media_id_fk" FOREIGN KEY ("version_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "category_items" ADD CONSTRAINT "category_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_items" ADD CONSTRAINT "category_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_items" ADD CONSTRAINT "category_items_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_items_locales" ADD CONSTRAINT "category_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_category_items_v" ADD CONSTRAINT "_category_items_v_parent_id_category_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_items_v" ADD CONSTRAINT "_category_items_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_items_v" ADD CONSTRAINT "_category_items_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_items_v" ADD CONSTRAINT "_category_items_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_items_v_locales" ADD CONSTRAINT "_category_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_category_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_messages_locales" ADD CONSTRAINT "header_messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_messages_v" ADD CONSTRAINT "_header_messages_v_parent_id_header_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_messages_v_locales" ADD CONSTRAINT "_header_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "log" ADD CONSTRAINT "log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_treatments_fk" FOREIGN KEY ("treatments_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rooms_fk" FOREIGN KEY ("rooms_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_categories_fk" FOREIGN KEY ("video_categories_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_category_items_fk" FOREIGN KEY ("category_items_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_header_messages_fk" FOREIGN KEY ("header_messages_id") REFERENCES "public"."header_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slug_history_fk" FOREIGN KEY ("slug_history_id") REFERENCES "public"."slug_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submitted_pictures_fk" FOREIGN KEY ("submitted_pictures_id") REFERENCES "public"."submitted_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_steps" ADD CONSTRAINT "home_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_panorama_image_id_media_id_fk" FOREIGN KEY ("panorama_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_people_image_id_media_id_fk" FOREIGN KEY ("people_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_place_image_id_media_id_fk" FOREIGN KEY ("place_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_steps" ADD CONSTRAINT "_home_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_panorama_image_id_media_id_fk" FOREIGN KEY ("version_panorama_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_people_image_id_media_id_fk" FOREIGN KEY ("version_people_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_place_image_id_media_id_fk" FOREIGN KEY ("version_place_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_opening_times" ADD CONSTRAINT "clinic_opening_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_social" ADD CONSTRAINT "clinic_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic_logos" ADD CONSTRAINT "clinic_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_logos" ADD CONSTRAINT "clinic_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_medical_director_id_team_id_fk" FOREIGN KEY ("medical_director_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_answers_phone_id_team_id_fk" FOREIGN KEY ("answers_phone_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_locales" ADD CONSTRAINT "clinic_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_opening_times" ADD CONSTRAINT "_clinic_v_version_opening_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_social" ADD CONSTRAINT "_clinic_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_logos" ADD CONSTRAINT "_clinic_v_version_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v_version_logos" ADD CONSTRAINT "_clinic_v_version_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinic_v" ADD CONSTRAINT "_clinic_v_version_medical_director_id_team_id_fk" FOREIGN KEY ("version_medical_director_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v" ADD CONSTRAINT "_clinic_v_version_answers_phone_id_team_id_fk" FOREIGN KEY ("version_answers_phone_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinic_v_locales" ADD CONSTRAINT "_clinic_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_nodes_children_items" ADD CONSTRAINT "menu_nodes_children_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_nodes_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_nodes_children" ADD CONSTRAINT "menu_nodes_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_nodes" ADD CONSTRAINT "menu_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_locales" ADD CONSTRAINT "menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_health_concerns_fk" FOREIGN KEY ("health_concerns_id") REFERENCES "public"."health_concerns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_diagnose_fk" FOREIGN KEY ("diagnose_id") REFERENCES "public"."diagnose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_therapies_fk" FOREIGN KEY ("therapies_id") REFERENCES "public"."therapies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_treatments_fk" FOREIGN KEY ("treatments_id") REFERENCES "public"."treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_video_categories_fk" FOREIGN KEY ("video_categories_id") REFERENCES "public"."video_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_rels" ADD CONSTRAINT "menu_rels_category_items_fk" FOREIGN KEY ("category_items_id") REFERENCES "public"."category_items"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "subscribers_handover_idx" ON "subscribers" USING btree ("handover");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "status_next_attempt_at_idx" ON "mails" USING btree ("status","next_attempt_at");
  CREATE INDEX "health_concerns_faq_order_idx" ON "health_concerns_faq" USING btree ("_order");
  CREATE INDEX "health_concerns_faq_parent_id_idx" ON "health_concerns_faq" USING btree ("_parent_id");
  CREATE INDEX "health_concerns_faq_locale_idx" ON "health_concerns_faq" USING btree ("_locale");
  CREATE INDEX "health_concerns_sources_order_idx" ON "health_concerns_sources" USING btree ("_order");
  CREATE INDEX "health_concerns_sources_parent_id_idx" ON "health_concerns_sources" USING btree ("_parent_id");
  CREATE INDEX "health_concerns_image_idx" ON "health_concerns" USING btree ("image_id");
  CREATE INDEX "health_concerns_author_idx" ON "health_concerns" USING btree ("author_id");
  CREATE INDEX "health_concerns_reviewed_by_idx" ON "health_concerns" USING btree ("reviewed_by_id");
  CREATE INDEX "health_concerns_seo_image_idx" ON "health_concerns" USING btree ("seo_image_id");
  CREATE INDEX "health_concerns_updated_at_idx" ON "health_concerns" USING btree ("updated_at");
  CREATE INDEX "health_concerns_created_at_idx" ON "health_concerns" USING btree ("created_at");
  CREATE INDEX "health_concerns_deleted_at_idx" ON "health_concerns" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "health_concerns_slug_idx" ON "health_concerns_locales" USING btree ("slug","_locale");
  CREATE INDEX "health_concerns__status_idx" ON "health_concerns_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "health_concerns_locales_locale_parent_id_unique" ON "health_concerns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_concerns_rels_order_idx" ON "health_concerns_rels" USING btree ("order");
  CREATE INDEX "health_concerns_rels_parent_idx" ON "health_concerns_rels" USING btree ("parent_id");
  CREATE INDEX "health_concerns_rels_path_idx" ON "health_concerns_rels" USING btree ("path");
  CREATE INDEX "health_concerns_rels_therapies_id_idx" ON "health_concerns_rels" USING btree ("therapies_id");
  CREATE INDEX "health_concerns_rels_diagnose_id_idx" ON "health_concerns_rels" USING btree ("diagnose_id");
  CREATE INDEX "health_concerns_rels_programs_id_idx" ON "health_concerns_rels" USING btree ("programs_id");
  CREATE INDEX "_health_concerns_v_version_faq_order_idx" ON "_health_concerns_v_version_faq" USING btree ("_order");
  CREATE INDEX "_health_concerns_v_version_faq_parent_id_idx" ON "_health_concerns_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_health_concerns_v_version_faq_locale_idx" ON "_health_concerns_v_version_faq" USING btree ("_locale");
  CREATE INDEX "_health_concerns_v_version_sources_order_idx" ON "_health_concerns_v_version_sources" USING btree ("_order");
  CREATE INDEX "_health_concerns_v_version_sources_parent_id_idx" ON "_health_concerns_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_health_concerns_v_parent_idx" ON "_health_concerns_v" USING btree ("parent_id");
  CREATE INDEX "_health_concerns_v_version_version_image_idx" ON "_health_concerns_v" USING btree ("version_image_id");
  CREATE INDEX "_health_concerns_v_version_version_author_idx" ON "_health_concerns_v" USING btree ("version_author_id");
  CREATE INDEX "_health_concerns_v_version_version_reviewed_by_idx" ON "_health_concerns_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_health_concerns_v_version_version_seo_image_idx" ON "_health_concerns_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_health_concerns_v_version_version_updated_at_idx" ON "_health_concerns_v" USING btree ("version_updated_at");
  CREATE INDEX "_health_concerns_v_version_version_created_at_idx" ON "_health_concerns_v" USING btree ("version_created_at");
  CREATE INDEX "_health_concerns_v_version_version_deleted_at_idx" ON "_health_concerns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_health_concerns_v_created_at_idx" ON "_health_concerns_v" USING btree ("created_at");
  CREATE INDEX "_health_concerns_v_updated_at_idx" ON "_health_concerns_v" USING btree ("updated_at");
  CREATE INDEX "_health_concerns_v_snapshot_idx" ON "_health_concerns_v" USING btree ("snapshot");
  CREATE INDEX "_health_concerns_v_published_locale_idx" ON "_health_concerns_v" USING btree ("published_locale");
  CREATE INDEX "_health_concerns_v_latest_idx" ON "_health_concerns_v" USING btree ("latest");
  CREATE INDEX "_health_concerns_v_autosave_idx" ON "_health_concerns_v" USING btree ("autosave");
  CREATE INDEX "_health_concerns_v_version_version_slug_idx" ON "_health_concerns_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_health_concerns_v_version_version__status_idx" ON "_health_concerns_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_health_concerns_v_locales_locale_parent_id_unique" ON "_health_concerns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_concerns_v_rels_order_idx" ON "_health_concerns_v_rels" USING btree ("order");
  CREATE INDEX "_health_concerns_v_rels_parent_idx" ON "_health_concerns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_health_concerns_v_rels_path_idx" ON "_health_concerns_v_rels" USING btree ("path");
  CREATE INDEX "_health_concerns_v_rels_therapies_id_idx" ON "_health_concerns_v_rels" USING btree ("therapies_id");
  CREATE INDEX "_health_concerns_v_rels_diagnose_id_idx" ON "_health_concerns_v_rels" USING btree ("diagnose_id");
  CREATE INDEX "_health_concerns_v_rels_programs_id_idx" ON "_health_concerns_v_rels" USING btree ("programs_id");
  CREATE INDEX "diagnose_facts_order_idx" ON "diagnose_facts" USING btree ("_order");
  CREATE INDEX "diagnose_facts_parent_id_idx" ON "diagnose_facts" USING btree ("_parent_id");
  CREATE INDEX "diagnose_facts_locale_idx" ON "diagnose_facts" USING btree ("_locale");
  CREATE INDEX "diagnose_faq_order_idx" ON "diagnose_faq" USING btree ("_order");
  CREATE INDEX "diagnose_faq_parent_id_idx" ON "diagnose_faq" USING btree ("_parent_id");
  CREATE INDEX "diagnose_faq_locale_idx" ON "diagnose_faq" USING btree ("_locale");
  CREATE INDEX "diagnose_sources_order_idx" ON "diagnose_sources" USING btree ("_order");
  CREATE INDEX "diagnose_sources_parent_id_idx" ON "diagnose_sources" USING btree ("_parent_id");
  CREATE INDEX "diagnose_image_idx" ON "diagnose" USING btree ("image_id");
  CREATE INDEX "diagnose_author_idx" ON "diagnose" USING btree ("author_id");
  CREATE INDEX "diagnose_reviewed_by_idx" ON "diagnose" USING btree ("reviewed_by_id");
  CREATE INDEX "diagnose_seo_image_idx" ON "diagnose" USING btree ("seo_image_id");
  CREATE INDEX "diagnose_updated_at_idx" ON "diagnose" USING btree ("updated_at");
  CREATE INDEX "diagnose_created_at_idx" ON "diagnose" USING btree ("created_at");
  CREATE INDEX "diagnose_deleted_at_idx" ON "diagnose" USING btree ("deleted_at");
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
  CREATE INDEX "_diagnose_v_version_sources_order_idx" ON "_diagnose_v_version_sources" USING btree ("_order");
  CREATE INDEX "_diagnose_v_version_sources_parent_id_idx" ON "_diagnose_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_diagnose_v_parent_idx" ON "_diagnose_v" USING btree ("parent_id");
  CREATE INDEX "_diagnose_v_version_version_image_idx" ON "_diagnose_v" USING btree ("version_image_id");
  CREATE INDEX "_diagnose_v_version_version_author_idx" ON "_diagnose_v" USING btree ("version_author_id");
  CREATE INDEX "_diagnose_v_version_version_reviewed_by_idx" ON "_diagnose_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_diagnose_v_version_version_seo_image_idx" ON "_diagnose_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_diagnose_v_version_version_updated_at_idx" ON "_diagnose_v" USING btree ("version_updated_at");
  CREATE INDEX "_diagnose_v_version_version_created_at_idx" ON "_diagnose_v" USING btree ("version_created_at");
  CREATE INDEX "_diagnose_v_version_version_deleted_at_idx" ON "_diagnose_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "therapies_facts_order_idx" ON "therapies_facts" USING btree ("_order");
  CREATE INDEX "therapies_facts_parent_id_idx" ON "therapies_facts" USING btree ("_parent_id");
  CREATE INDEX "therapies_facts_locale_idx" ON "therapies_facts" USING btree ("_locale");
  CREATE INDEX "therapies_faq_order_idx" ON "therapies_faq" USING btree ("_order");
  CREATE INDEX "therapies_faq_parent_id_idx" ON "therapies_faq" USING btree ("_parent_id");
  CREATE INDEX "therapies_faq_locale_idx" ON "therapies_faq" USING btree ("_locale");
  CREATE INDEX "therapies_sources_order_idx" ON "therapies_sources" USING btree ("_order");
  CREATE INDEX "therapies_sources_parent_id_idx" ON "therapies_sources" USING btree ("_parent_id");
  CREATE INDEX "therapies_image_idx" ON "therapies" USING btree ("image_id");
  CREATE INDEX "therapies_author_idx" ON "therapies" USING btree ("author_id");
  CREATE INDEX "therapies_reviewed_by_idx" ON "therapies" USING btree ("reviewed_by_id");
  CREATE INDEX "therapies_seo_image_idx" ON "therapies" USING btree ("seo_image_id");
  CREATE INDEX "therapies_updated_at_idx" ON "therapies" USING btree ("updated_at");
  CREATE INDEX "therapies_created_at_idx" ON "therapies" USING btree ("created_at");
  CREATE INDEX "therapies_deleted_at_idx" ON "therapies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "therapies_slug_idx" ON "therapies_locales" USING btree ("slug","_locale");
  CREATE INDEX "therapies__status_idx" ON "therapies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "therapies_locales_locale_parent_id_unique" ON "therapies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "therapies_rels_order_idx" ON "therapies_rels" USING btree ("order");
  CREATE INDEX "therapies_rels_parent_idx" ON "therapies_rels" USING btree ("parent_id");
  CREATE INDEX "therapies_rels_path_idx" ON "therapies_rels" USING btree ("path");
  CREATE INDEX "therapies_rels_therapies_id_idx" ON "therapies_rels" USING btree ("therapies_id");
  CREATE INDEX "therapies_rels_health_concerns_id_idx" ON "therapies_rels" USING btree ("health_concerns_id");
  CREATE INDEX "_therapies_v_version_facts_order_idx" ON "_therapies_v_version_facts" USING btree ("_order");
  CREATE INDEX "_therapies_v_version_facts_parent_id_idx" ON "_therapies_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_therapies_v_version_facts_locale_idx" ON "_therapies_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_therapies_v_version_faq_order_idx" ON "_therapies_v_version_faq" USING btree ("_order");
  CREATE INDEX "_therapies_v_version_faq_parent_id_idx" ON "_therapies_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_therapies_v_version_faq_locale_idx" ON "_therapies_v_version_faq" USING btree ("_locale");
  CREATE INDEX "_therapies_v_version_sources_order_idx" ON "_therapies_v_version_sources" USING btree ("_order");
  CREATE INDEX "_therapies_v_version_sources_parent_id_idx" ON "_therapies_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_therapies_v_parent_idx" ON "_therapies_v" USING btree ("parent_id");
  CREATE INDEX "_therapies_v_version_version_image_idx" ON "_therapies_v" USING btree ("version_image_id");
  CREATE INDEX "_therapies_v_version_version_author_idx" ON "_therapies_v" USING btree ("version_author_id");
  CREATE INDEX "_therapies_v_version_version_reviewed_by_idx" ON "_therapies_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_therapies_v_version_version_seo_image_idx" ON "_therapies_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_therapies_v_version_version_updated_at_idx" ON "_therapies_v" USING btree ("version_updated_at");
  CREATE INDEX "_therapies_v_version_version_created_at_idx" ON "_therapies_v" USING btree ("version_created_at");
  CREATE INDEX "_therapies_v_version_version_deleted_at_idx" ON "_therapies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_therapies_v_created_at_idx" ON "_therapies_v" USING btree ("created_at");
  CREATE INDEX "_therapies_v_updated_at_idx" ON "_therapies_v" USING btree ("updated_at");
  CREATE INDEX "_therapies_v_snapshot_idx" ON "_therapies_v" USING btree ("snapshot");
  CREATE INDEX "_therapies_v_published_locale_idx" ON "_therapies_v" USING btree ("published_locale");
  CREATE INDEX "_therapies_v_latest_idx" ON "_therapies_v" USING btree ("latest");
  CREATE INDEX "_therapies_v_autosave_idx" ON "_therapies_v" USING btree ("autosave");
  CREATE INDEX "_therapies_v_version_version_slug_idx" ON "_therapies_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_therapies_v_version_version__status_idx" ON "_therapies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_therapies_v_locales_locale_parent_id_unique" ON "_therapies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_therapies_v_rels_order_idx" ON "_therapies_v_rels" USING btree ("order");
  CREATE INDEX "_therapies_v_rels_parent_idx" ON "_therapies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_therapies_v_rels_path_idx" ON "_therapies_v_rels" USING btree ("path");
  CREATE INDEX "_therapies_v_rels_therapies_id_idx" ON "_therapies_v_rels" USING btree ("therapies_id");
  CREATE INDEX "_therapies_v_rels_health_concerns_id_idx" ON "_therapies_v_rels" USING btree ("health_concerns_id");
  CREATE INDEX "treatments_facts_order_idx" ON "treatments_facts" USING btree ("_order");
  CREATE INDEX "treatments_facts_parent_id_idx" ON "treatments_facts" USING btree ("_parent_id");
  CREATE INDEX "treatments_facts_locale_idx" ON "treatments_facts" USING btree ("_locale");
  CREATE INDEX "treatments_image_idx" ON "treatments" USING btree ("image_id");
  CREATE INDEX "treatments_seo_image_idx" ON "treatments" USING btree ("seo_image_id");
  CREATE INDEX "treatments_updated_at_idx" ON "treatments" USING btree ("updated_at");
  CREATE INDEX "treatments_created_at_idx" ON "treatments" USING btree ("created_at");
  CREATE INDEX "treatments_deleted_at_idx" ON "treatments" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "treatments_slug_idx" ON "treatments_locales" USING btree ("slug","_locale");
  CREATE INDEX "treatments__status_idx" ON "treatments_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "treatments_locales_locale_parent_id_unique" ON "treatments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_treatments_v_version_facts_order_idx" ON "_treatments_v_version_facts" USING btree ("_order");
  CREATE INDEX "_treatments_v_version_facts_parent_id_idx" ON "_treatments_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_treatments_v_version_facts_locale_idx" ON "_treatments_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_treatments_v_parent_idx" ON "_treatments_v" USING btree ("parent_id");
  CREATE INDEX "_treatments_v_version_version_image_idx" ON "_treatments_v" USING btree ("version_image_id");
  CREATE INDEX "_treatments_v_version_version_seo_image_idx" ON "_treatments_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_treatments_v_version_version_updated_at_idx" ON "_treatments_v" USING btree ("version_updated_at");
  CREATE INDEX "_treatments_v_version_version_created_at_idx" ON "_treatments_v" USING btree ("version_created_at");
  CREATE INDEX "_treatments_v_version_version_deleted_at_idx" ON "_treatments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_treatments_v_created_at_idx" ON "_treatments_v" USING btree ("created_at");
  CREATE INDEX "_treatments_v_updated_at_idx" ON "_treatments_v" USING btree ("updated_at");
  CREATE INDEX "_treatments_v_snapshot_idx" ON "_treatments_v" USING btree ("snapshot");
  CREATE INDEX "_treatments_v_published_locale_idx" ON "_treatments_v" USING btree ("published_locale");
  CREATE INDEX "_treatments_v_latest_idx" ON "_treatments_v" USING btree ("latest");
  CREATE INDEX "_treatments_v_autosave_idx" ON "_treatments_v" USING btree ("autosave");
  CREATE INDEX "_treatments_v_version_version_slug_idx" ON "_treatments_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_treatments_v_version_version__status_idx" ON "_treatments_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_treatments_v_locales_locale_parent_id_unique" ON "_treatments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programs_includes_order_idx" ON "programs_includes" USING btree ("_order");
  CREATE INDEX "programs_includes_parent_id_idx" ON "programs_includes" USING btree ("_parent_id");
  CREATE INDEX "programs_includes_locale_idx" ON "programs_includes" USING btree ("_locale");
  CREATE INDEX "programs_excludes_order_idx" ON "programs_excludes" USING btree ("_order");
  CREATE INDEX "programs_excludes_parent_id_idx" ON "programs_excludes" USING btree ("_parent_id");
  CREATE INDEX "programs_excludes_locale_idx" ON "programs_excludes" USING btree ("_locale");
  CREATE INDEX "programs_week_plan_order_idx" ON "programs_week_plan" USING btree ("_order");
  CREATE INDEX "programs_week_plan_parent_id_idx" ON "programs_week_plan" USING btree ("_parent_id");
  CREATE INDEX "programs_week_plan_locale_idx" ON "programs_week_plan" USING btree ("_locale");
  CREATE INDEX "programs_faq_order_idx" ON "programs_faq" USING btree ("_order");
  CREATE INDEX "programs_faq_parent_id_idx" ON "programs_faq" USING btree ("_parent_id");
  CREATE INDEX "programs_faq_locale_idx" ON "programs_faq" USING btree ("_locale");
  CREATE INDEX "programs_sources_order_idx" ON "programs_sources" USING btree ("_order");
  CREATE INDEX "programs_sources_parent_id_idx" ON "programs_sources" USING btree ("_parent_id");
  CREATE INDEX "programs_image_idx" ON "programs" USING btree ("image_id");
  CREATE INDEX "programs_physician_idx" ON "programs" USING btree ("physician_id");
  CREATE INDEX "programs_author_idx" ON "programs" USING btree ("author_id");
  CREATE INDEX "programs_reviewed_by_idx" ON "programs" USING btree ("reviewed_by_id");
  CREATE INDEX "programs_seo_image_idx" ON "programs" USING btree ("seo_image_id");
  CREATE INDEX "programs_updated_at_idx" ON "programs" USING btree ("updated_at");
  CREATE INDEX "programs_created_at_idx" ON "programs" USING btree ("created_at");
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "programs_slug_idx" ON "programs_locales" USING btree ("slug","_locale");
  CREATE INDEX "programs__status_idx" ON "programs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "programs_locales_locale_parent_id_unique" ON "programs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programs_rels_order_idx" ON "programs_rels" USING btree ("order");
  CREATE INDEX "programs_rels_parent_idx" ON "programs_rels" USING btree ("parent_id");
  CREATE INDEX "programs_rels_path_idx" ON "programs_rels" USING btree ("path");
  CREATE INDEX "programs_rels_testimonials_id_idx" ON "programs_rels" USING btree ("testimonials_id");
  CREATE INDEX "programs_rels_therapies_id_idx" ON "programs_rels" USING btree ("therapies_id");
  CREATE INDEX "programs_rels_diagnose_id_idx" ON "programs_rels" USING btree ("diagnose_id");
  CREATE INDEX "_programs_v_version_includes_order_idx" ON "_programs_v_version_includes" USING btree ("_order");
  CREATE INDEX "_programs_v_version_includes_parent_id_idx" ON "_programs_v_version_includes" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_includes_locale_idx" ON "_programs_v_version_includes" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_excludes_order_idx" ON "_programs_v_version_excludes" USING btree ("_order");
  CREATE INDEX "_programs_v_version_excludes_parent_id_idx" ON "_programs_v_version_excludes" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_excludes_locale_idx" ON "_programs_v_version_excludes" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_week_plan_order_idx" ON "_programs_v_version_week_plan" USING btree ("_order");
  CREATE INDEX "_programs_v_version_week_plan_parent_id_idx" ON "_programs_v_version_week_plan" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_week_plan_locale_idx" ON "_programs_v_version_week_plan" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_faq_order_idx" ON "_programs_v_version_faq" USING btree ("_order");
  CREATE INDEX "_programs_v_version_faq_parent_id_idx" ON "_programs_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_version_faq_locale_idx" ON "_programs_v_version_faq" USING btree ("_locale");
  CREATE INDEX "_programs_v_version_sources_order_idx" ON "_programs_v_version_sources" USING btree ("_order");
  CREATE INDEX "_programs_v_version_sources_parent_id_idx" ON "_programs_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_programs_v_parent_idx" ON "_programs_v" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_version_image_idx" ON "_programs_v" USING btree ("version_image_id");
  CREATE INDEX "_programs_v_version_version_physician_idx" ON "_programs_v" USING btree ("version_physician_id");
  CREATE INDEX "_programs_v_version_version_author_idx" ON "_programs_v" USING btree ("version_author_id");
  CREATE INDEX "_programs_v_version_version_reviewed_by_idx" ON "_programs_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_programs_v_version_version_seo_image_idx" ON "_programs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_programs_v_version_version_updated_at_idx" ON "_programs_v" USING btree ("version_updated_at");
  CREATE INDEX "_programs_v_version_version_created_at_idx" ON "_programs_v" USING btree ("version_created_at");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_programs_v_created_at_idx" ON "_programs_v" USING btree ("created_at");
  CREATE INDEX "_programs_v_updated_at_idx" ON "_programs_v" USING btree ("updated_at");
  CREATE INDEX "_programs_v_snapshot_idx" ON "_programs_v" USING btree ("snapshot");
  CREATE INDEX "_programs_v_published_locale_idx" ON "_programs_v" USING btree ("published_locale");
  CREATE INDEX "_programs_v_latest_idx" ON "_programs_v" USING btree ("latest");
  CREATE INDEX "_programs_v_autosave_idx" ON "_programs_v" USING btree ("autosave");
  CREATE INDEX "_programs_v_version_version_slug_idx" ON "_programs_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_programs_v_version_version__status_idx" ON "_programs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_programs_v_locales_locale_parent_id_unique" ON "_programs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programs_v_rels_order_idx" ON "_programs_v_rels" USING btree ("order");
  CREATE INDEX "_programs_v_rels_parent_idx" ON "_programs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_programs_v_rels_path_idx" ON "_programs_v_rels" USING btree ("path");
  CREATE INDEX "_programs_v_rels_testimonials_id_idx" ON "_programs_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "_programs_v_rels_therapies_id_idx" ON "_programs_v_rels" USING btree ("therapies_id");
  CREATE INDEX "_programs_v_rels_diagnose_id_idx" ON "_programs_v_rels" USING btree ("diagnose_id");
  CREATE INDEX "rooms_amenities_order_idx" ON "rooms_amenities" USING btree ("_order");
  CREATE INDEX "rooms_amenities_parent_id_idx" ON "rooms_amenities" USING btree ("_parent_id");
  CREATE INDEX "rooms_amenities_locale_idx" ON "rooms_amenities" USING btree ("_locale");
  CREATE INDEX "rooms_updated_at_idx" ON "rooms" USING btree ("updated_at");
  CREATE INDEX "rooms_created_at_idx" ON "rooms" USING btree ("created_at");
  CREATE INDEX "rooms_deleted_at_idx" ON "rooms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "rooms_slug_idx" ON "rooms_locales" USING btree ("slug","_locale");
  CREATE INDEX "rooms__status_idx" ON "rooms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "rooms_locales_locale_parent_id_unique" ON "rooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rooms_rels_order_idx" ON "rooms_rels" USING btree ("order");
  CREATE INDEX "rooms_rels_parent_idx" ON "rooms_rels" USING btree ("parent_id");
  CREATE INDEX "rooms_rels_path_idx" ON "rooms_rels" USING btree ("path");
  CREATE INDEX "rooms_rels_media_id_idx" ON "rooms_rels" USING btree ("media_id");
  CREATE INDEX "_rooms_v_version_amenities_order_idx" ON "_rooms_v_version_amenities" USING btree ("_order");
  CREATE INDEX "_rooms_v_version_amenities_parent_id_idx" ON "_rooms_v_version_amenities" USING btree ("_parent_id");
  CREATE INDEX "_rooms_v_version_amenities_locale_idx" ON "_rooms_v_version_amenities" USING btree ("_locale");
  CREATE INDEX "_rooms_v_parent_idx" ON "_rooms_v" USING btree ("parent_id");
  CREATE INDEX "_rooms_v_version_version_updated_at_idx" ON "_rooms_v" USING btree ("version_updated_at");
  CREATE INDEX "_rooms_v_version_version_created_at_idx" ON "_rooms_v" USING btree ("version_created_at");
  CREATE INDEX "_rooms_v_version_version_deleted_at_idx" ON "_rooms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rooms_v_created_at_idx" ON "_rooms_v" USING btree ("created_at");
  CREATE INDEX "_rooms_v_updated_at_idx" ON "_rooms_v" USING btree ("updated_at");
  CREATE INDEX "_rooms_v_snapshot_idx" ON "_rooms_v" USING btree ("snapshot");
  CREATE INDEX "_rooms_v_published_locale_idx" ON "_rooms_v" USING btree ("published_locale");
  CREATE INDEX "_rooms_v_latest_idx" ON "_rooms_v" USING btree ("latest");
  CREATE INDEX "_rooms_v_autosave_idx" ON "_rooms_v" USING btree ("autosave");
  CREATE INDEX "_rooms_v_version_version_slug_idx" ON "_rooms_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_rooms_v_version_version__status_idx" ON "_rooms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_rooms_v_locales_locale_parent_id_unique" ON "_rooms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rooms_v_rels_order_idx" ON "_rooms_v_rels" USING btree ("order");
  CREATE INDEX "_rooms_v_rels_parent_idx" ON "_rooms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_rooms_v_rels_path_idx" ON "_rooms_v_rels" USING btree ("path");
  CREATE INDEX "_rooms_v_rels_media_id_idx" ON "_rooms_v_rels" USING btree ("media_id");
  CREATE INDEX "team_training_order_idx" ON "team_training" USING btree ("_order");
  CREATE INDEX "team_training_parent_id_idx" ON "team_training" USING btree ("_parent_id");
  CREATE INDEX "team_training_locale_idx" ON "team_training" USING btree ("_locale");
  CREATE INDEX "team_languages_order_idx" ON "team_languages" USING btree ("order");
  CREATE INDEX "team_languages_parent_idx" ON "team_languages" USING btree ("parent_id");
  CREATE INDEX "team_image_idx" ON "team" USING btree ("image_id");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team_deleted_at_idx" ON "team" USING btree ("deleted_at");
  CREATE INDEX "team__status_idx" ON "team_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_v_version_training_order_idx" ON "_team_v_version_training" USING btree ("_order");
  CREATE INDEX "_team_v_version_training_parent_id_idx" ON "_team_v_version_training" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_training_locale_idx" ON "_team_v_version_training" USING btree ("_locale");
  CREATE INDEX "_team_v_version_languages_order_idx" ON "_team_v_version_languages" USING btree ("order");
  CREATE INDEX "_team_v_version_languages_parent_idx" ON "_team_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version_image_idx" ON "_team_v" USING btree ("version_image_id");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version_deleted_at_idx" ON "_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_snapshot_idx" ON "_team_v" USING btree ("snapshot");
  CREATE INDEX "_team_v_published_locale_idx" ON "_team_v" USING btree ("published_locale");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE INDEX "_team_v_autosave_idx" ON "_team_v" USING btree ("autosave");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_team_v_locales_locale_parent_id_unique" ON "_team_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_suspicions_order_idx" ON "testimonials_suspicions" USING btree ("order");
  CREATE INDEX "testimonials_suspicions_parent_idx" ON "testimonials_suspicions" USING btree ("parent_id");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_submitted_picture_idx" ON "testimonials" USING btree ("submitted_picture_id");
  CREATE INDEX "testimonials_suspected_idx" ON "testimonials" USING btree ("suspected");
  CREATE UNIQUE INDEX "testimonials_submission_idx" ON "testimonials" USING btree ("submission");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_version_suspicions_order_idx" ON "_testimonials_v_version_suspicions" USING btree ("order");
  CREATE INDEX "_testimonials_v_version_suspicions_parent_idx" ON "_testimonials_v_version_suspicions" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_submitted_picture_idx" ON "_testimonials_v" USING btree ("version_submitted_picture_id");
  CREATE INDEX "_testimonials_v_version_version_suspected_idx" ON "_testimonials_v" USING btree ("version_suspected");
  CREATE INDEX "_testimonials_v_version_version_submission_idx" ON "_testimonials_v" USING btree ("version_submission");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "images_pictures_order_idx" ON "images_pictures" USING btree ("_order");
  CREATE INDEX "images_pictures_parent_id_idx" ON "images_pictures" USING btree ("_parent_id");
  CREATE INDEX "images_pictures_image_idx" ON "images_pictures" USING btree ("image_id");
  CREATE INDEX "images_image_idx" ON "images" USING btree ("image_id");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE INDEX "images_deleted_at_idx" ON "images" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "images_slug_idx" ON "images_locales" USING btree ("slug","_locale");
  CREATE INDEX "images__status_idx" ON "images_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "images_locales_locale_parent_id_unique" ON "images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_images_v_version_pictures_order_idx" ON "_images_v_version_pictures" USING btree ("_order");
  CREATE INDEX "_images_v_version_pictures_parent_id_idx" ON "_images_v_version_pictures" USING btree ("_parent_id");
  CREATE INDEX "_images_v_version_pictures_image_idx" ON "_images_v_version_pictures" USING btree ("image_id");
  CREATE INDEX "_images_v_parent_idx" ON "_images_v" USING btree ("parent_id");
  CREATE INDEX "_images_v_version_version_image_idx" ON "_images_v" USING btree ("version_image_id");
  CREATE INDEX "_images_v_version_version_updated_at_idx" ON "_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_images_v_version_version_created_at_idx" ON "_images_v" USING btree ("version_created_at");
  CREATE INDEX "_images_v_version_version_deleted_at_idx" ON "_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "_images_v_created_at_idx" ON "_images_v" USING btree ("created_at");
  CREATE INDEX "_images_v_updated_at_idx" ON "_images_v" USING btree ("updated_at");
  CREATE INDEX "_images_v_snapshot_idx" ON "_images_v" USING btree ("snapshot");
  CREATE INDEX "_images_v_published_locale_idx" ON "_images_v" USING btree ("published_locale");
  CREATE INDEX "_images_v_latest_idx" ON "_images_v" USING btree ("latest");
  CREATE INDEX "_images_v_autosave_idx" ON "_images_v" USING btree ("autosave");
  CREATE INDEX "_images_v_version_version_slug_idx" ON "_images_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_images_v_version_version__status_idx" ON "_images_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_images_v_locales_locale_parent_id_unique" ON "_images_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_seo_image_idx" ON "vacancies" USING btree ("seo_image_id");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies_locales" USING btree ("slug","_locale");
  CREATE INDEX "vacancies__status_idx" ON "vacancies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_seo_image_idx" ON "_vacancies_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "downloads_file_idx" ON "downloads_locales" USING btree ("file_id","_locale");
  CREATE INDEX "downloads__status_idx" ON "downloads_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version_deleted_at_idx" ON "_downloads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_snapshot_idx" ON "_downloads_v" USING btree ("snapshot");
  CREATE INDEX "_downloads_v_published_locale_idx" ON "_downloads_v" USING btree ("published_locale");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  CREATE INDEX "_downloads_v_autosave_idx" ON "_downloads_v" USING btree ("autosave");
  CREATE INDEX "_downloads_v_version_version_file_idx" ON "_downloads_v_locales" USING btree ("version_file_id","_locale");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_downloads_v_locales_locale_parent_id_unique" ON "_downloads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_seo_image_idx" ON "news" USING btree ("seo_image_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_seo_image_idx" ON "_news_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_image_idx" ON "videos" USING btree ("image_id");
  CREATE INDEX "videos_category_idx" ON "videos" USING btree ("category_id");
  CREATE INDEX "videos_seo_image_idx" ON "videos" USING btree ("seo_image_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos_locales" USING btree ("slug","_locale");
  CREATE INDEX "videos__status_idx" ON "videos_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_image_idx" ON "_videos_v" USING btree ("version_image_id");
  CREATE INDEX "_videos_v_version_version_category_idx" ON "_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_v_version_version_seo_image_idx" ON "_videos_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "_videos_v_autosave_idx" ON "_videos_v" USING btree ("autosave");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "video_categories_key_idx" ON "video_categories" USING btree ("key");
  CREATE INDEX "video_categories_seo_image_idx" ON "video_categories" USING btree ("seo_image_id");
  CREATE INDEX "video_categories_updated_at_idx" ON "video_categories" USING btree ("updated_at");
  CREATE INDEX "video_categories_created_at_idx" ON "video_categories" USING btree ("created_at");
  CREATE INDEX "video_categories_deleted_at_idx" ON "video_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "video_categories_slug_idx" ON "video_categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "video_categories__status_idx" ON "video_categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "video_categories_locales_locale_parent_id_unique" ON "video_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_video_categories_v_parent_idx" ON "_video_categories_v" USING btree ("parent_id");
  CREATE INDEX "_video_categories_v_version_version_key_idx" ON "_video_categories_v" USING btree ("version_key");
  CREATE INDEX "_video_categories_v_version_version_seo_image_idx" ON "_video_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_video_categories_v_version_version_updated_at_idx" ON "_video_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_categories_v_version_version_created_at_idx" ON "_video_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_video_categories_v_version_version_deleted_at_idx" ON "_video_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_video_categories_v_created_at_idx" ON "_video_categories_v" USING btree ("created_at");
  CREATE INDEX "_video_categories_v_updated_at_idx" ON "_video_categories_v" USING btree ("updated_at");
  CREATE INDEX "_video_categories_v_snapshot_idx" ON "_video_categories_v" USING btree ("snapshot");
  CREATE INDEX "_video_categories_v_published_locale_idx" ON "_video_categories_v" USING btree ("published_locale");
  CREATE INDEX "_video_categories_v_latest_idx" ON "_video_categories_v" USING btree ("latest");
  CREATE INDEX "_video_categories_v_autosave_idx" ON "_video_categories_v" USING btree ("autosave");
  CREATE INDEX "_video_categories_v_version_version_slug_idx" ON "_video_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_video_categories_v_version_version__status_idx" ON "_video_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_video_categories_v_locales_locale_parent_id_unique" ON "_video_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_prices_order_idx" ON "pages_prices" USING btree ("_order");
  CREATE INDEX "pages_prices_parent_id_idx" ON "pages_prices" USING btree ("_parent_id");
  CREATE INDEX "pages_prices_locale_idx" ON "pages_prices" USING btree ("_locale");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages_map_idx" ON "pages_locales" USING btree ("map_id","_locale");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_prices_order_idx" ON "_pages_v_version_prices" USING btree ("_order");
  CREATE INDEX "_pages_v_version_prices_parent_id_idx" ON "_pages_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_prices_locale_idx" ON "_pages_v_version_prices" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_map_idx" ON "_pages_v_locales" USING btree ("version_map_id","_locale");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE INDEX "categories_seo_image_idx" ON "categories" USING btree ("seo_image_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "categories__status_idx" ON "categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_image_idx" ON "_categories_v" USING btree ("version_image_id");
  CREATE INDEX "_categories_v_version_version_seo_image_idx" ON "_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "category_items_image_idx" ON "category_items" USING btree ("image_id");
  CREATE INDEX "category_items_category_idx" ON "category_items" USING btree ("category_id");
  CREATE INDEX "category_items_seo_image_idx" ON "category_items" USING btree ("seo_image_id");
  CREATE INDEX "category_items_updated_at_idx" ON "category_items" USING btree ("updated_at");
  CREATE INDEX "category_items_created_at_idx" ON "category_items" USING btree ("created_at");
  CREATE INDEX "category_items_deleted_at_idx" ON "category_items" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "category_items_slug_idx" ON "category_items_locales" USING btree ("slug","_locale");
  CREATE INDEX "category_items__status_idx" ON "category_items_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "category_items_locales_locale_parent_id_unique" ON "category_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_category_items_v_parent_idx" ON "_category_items_v" USING btree ("parent_id");
  CREATE INDEX "_category_items_v_version_version_image_idx" ON "_category_items_v" USING btree ("version_image_id");
  CREATE INDEX "_category_items_v_version_version_category_idx" ON "_category_items_v" USING btree ("version_category_id");
  CREATE INDEX "_category_items_v_version_version_seo_image_idx" ON "_category_items_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_category_items_v_version_version_updated_at_idx" ON "_category_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_category_items_v_version_version_created_at_idx" ON "_category_items_v" USING btree ("version_created_at");
  CREATE INDEX "_category_items_v_version_version_deleted_at_idx" ON "_category_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_category_items_v_created_at_idx" ON "_category_items_v" USING btree ("created_at");
  CREATE INDEX "_category_items_v_updated_at_idx" ON "_category_items_v" USING btree ("updated_at");
  CREATE INDEX "_category_items_v_snapshot_idx" ON "_category_items_v" USING btree ("snapshot");
  CREATE INDEX "_category_items_v_published_locale_idx" ON "_category_items_v" USING btree ("published_locale");
  CREATE INDEX "_category_items_v_latest_idx" ON "_category_items_v" USING btree ("latest");
  CREATE INDEX "_category_items_v_autosave_idx" ON "_category_items_v" USING btree ("autosave");
  CREATE INDEX "_category_items_v_version_version_slug_idx" ON "_category_items_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_category_items_v_version_version__status_idx" ON "_category_items_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_category_items_v_locales_locale_parent_id_unique" ON "_category_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_messages_shown_from_idx" ON "header_messages" USING btree ("shown_from");
  CREATE INDEX "header_messages_shown_until_idx" ON "header_messages" USING btree ("shown_until");
  CREATE INDEX "header_messages_updated_at_idx" ON "header_messages" USING btree ("updated_at");
  CREATE INDEX "header_messages_created_at_idx" ON "header_messages" USING btree ("created_at");
  CREATE INDEX "header_messages_deleted_at_idx" ON "header_messages" USING btree ("deleted_at");
  CREATE INDEX "header_messages__status_idx" ON "header_messages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "header_messages_locales_locale_parent_id_unique" ON "header_messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_messages_v_parent_idx" ON "_header_messages_v" USING btree ("parent_id");
  CREATE INDEX "_header_messages_v_version_version_shown_from_idx" ON "_header_messages_v" USING btree ("version_shown_from");
  CREATE INDEX "_header_messages_v_version_version_shown_until_idx" ON "_header_messages_v" USING btree ("version_shown_until");
  CREATE INDEX "_header_messages_v_version_version_updated_at_idx" ON "_header_messages_v" USING btree ("version_updated_at");
  CREATE INDEX "_header_messages_v_version_version_created_at_idx" ON "_header_messages_v" USING btree ("version_created_at");
  CREATE INDEX "_header_messages_v_version_version_deleted_at_idx" ON "_header_messages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_header_messages_v_created_at_idx" ON "_header_messages_v" USING btree ("created_at");
  CREATE INDEX "_header_messages_v_updated_at_idx" ON "_header_messages_v" USING btree ("updated_at");
  CREATE INDEX "_header_messages_v_snapshot_idx" ON "_header_messages_v" USING btree ("snapshot");
  CREATE INDEX "_header_messages_v_published_locale_idx" ON "_header_messages_v" USING btree ("published_locale");
  CREATE INDEX "_header_messages_v_latest_idx" ON "_header_messages_v" USING btree ("latest");
  CREATE INDEX "_header_messages_v_autosave_idx" ON "_header_messages_v" USING btree ("autosave");
  CREATE INDEX "_header_messages_v_version_version__status_idx" ON "_header_messages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_header_messages_v_locales_locale_parent_id_unique" ON "_header_messages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "_redirects_v" USING btree ("autosave");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_folder_idx" ON "documents" USING btree ("folder_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "log_kind_idx" ON "log" USING btree ("kind");
  CREATE INDEX "log_person_idx" ON "log" USING btree ("person_id");
  CREATE INDEX "log_updated_at_idx" ON "log" USING btree ("updated_at");
  CREATE INDEX "log_created_at_idx" ON "log" USING btree ("created_at");
  CREATE INDEX "collection_entry_updatedAt_idx" ON "log" USING btree ("collection","entry","updated_at");
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
  CREATE INDEX "slug_history_entry_idx" ON "slug_history" USING btree ("entry");
  CREATE INDEX "slug_history_updated_at_idx" ON "slug_history" USING btree ("updated_at");
  CREATE INDEX "slug_history_created_at_idx" ON "slug_history" USING btree ("created_at");
  CREATE UNIQUE INDEX "collection_locale_slug_idx" ON "slug_history" USING btree ("collection","locale","slug");
  CREATE INDEX "submitted_pictures_updated_at_idx" ON "submitted_pictures" USING btree ("updated_at");
  CREATE INDEX "submitted_pictures_created_at_idx" ON "submitted_pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "submitted_pictures_filename_idx" ON "submitted_pictures" USING btree ("filename");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_health_concerns_id_idx" ON "payload_locked_documents_rels" USING btree ("health_concerns_id");
  CREATE INDEX "payload_locked_documents_rels_diagnose_id_idx" ON "payload_locked_documents_rels" USING btree ("diagnose_id");
  CREATE INDEX "payload_locked_documents_rels_therapies_id_idx" ON "payload_locked_documents_rels" USING btree ("therapies_id");
  CREATE INDEX "payload_locked_documents_rels_treatments_id_idx" ON "payload_locked_documents_rels" USING btree ("treatments_id");
  CREATE INDEX "payload_locked_documents_rels_programs_id_idx" ON "payload_locked_documents_rels" USING btree ("programs_id");
  CREATE INDEX "payload_locked_documents_rels_rooms_id_idx" ON "payload_locked_documents_rels" USING btree ("rooms_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_video_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("video_categories_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_category_items_id_idx" ON "payload_locked_documents_rels" USING btree ("category_items_id");
  CREATE INDEX "payload_locked_documents_rels_header_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("header_messages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_locked_documents_rels_slug_history_id_idx" ON "payload_locked_documents_rels" USING btree ("slug_history_id");
  CREATE INDEX "payload_locked_documents_rels_submitted_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("submitted_pictures_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");
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
  CREATE INDEX "home_panorama_image_idx" ON "home" USING btree ("panorama_image_id");
  CREATE INDEX "home_people_image_idx" ON "home" USING btree ("people_image_id");
  CREATE INDEX "home_place_image_idx" ON "home" USING btree ("place_image_id");
  CREATE INDEX "home_video_idx" ON "home" USING btree ("video_id");
  CREATE INDEX "home_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "clinic_opening_times_order_idx" ON "clinic_opening_times" USING btree ("_order");
  CREATE INDEX "clinic_opening_times_parent_id_idx" ON "clinic_opening_times" USING btree ("_parent_id");
  CREATE INDEX "clinic_opening_times_locale_idx" ON "clinic_opening_times" USING btree ("_locale");
  CREATE INDEX "clinic_social_order_idx" ON "clinic_social" USING btree ("_order");
  CREATE INDEX "clinic_social_parent_id_idx" ON "clinic_social" USING btree ("_parent_id");
  CREATE INDEX "clinic_logos_order_idx" ON "clinic_logos" USING btree ("_order");
  CREATE INDEX "clinic_logos_parent_id_idx" ON "clinic_logos" USING btree ("_parent_id");
  CREATE INDEX "clinic_logos_image_idx" ON "clinic_logos" USING btree ("image_id");
  CREATE INDEX "clinic_medical_director_idx" ON "clinic" USING btree ("medical_director_id");
  CREATE INDEX "clinic_answers_phone_idx" ON "clinic" USING btree ("answers_phone_id");
  CREATE INDEX "clinic__status_idx" ON "clinic_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "clinic_locales_locale_parent_id_unique" ON "clinic_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "menu_nodes_children_items_order_idx" ON "menu_nodes_children_items" USING btree ("_order");
  CREATE INDEX "menu_nodes_children_items_parent_id_idx" ON "menu_nodes_children_items" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_children_items_locale_idx" ON "menu_nodes_children_items" USING btree ("_locale");
  CREATE INDEX "menu_nodes_children_order_idx" ON "menu_nodes_children" USING btree ("_order");
  CREATE INDEX "menu_nodes_children_parent_id_idx" ON "menu_nodes_children" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_children_locale_idx" ON "menu_nodes_children" USING btree ("_locale");
  CREATE INDEX "menu_nodes_order_idx" ON "menu_nodes" USING btree ("_order");
  CREATE INDEX "menu_nodes_parent_id_idx" ON "menu_nodes" USING btree ("_parent_id");
  CREATE INDEX "menu_nodes_locale_idx" ON "menu_nodes" USING btree ("_locale");
  CREATE INDEX "menu__status_idx" ON "menu_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "menu_locales_locale_parent_id_unique" ON "menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_rels_order_idx" ON "menu_rels" USING btree ("order");
  CREATE INDEX "menu_rels_parent_idx" ON "menu_rels" USING btree ("parent_id");
  CREATE INDEX "menu_rels_path_idx" ON "menu_rels" USING btree ("path");
  CREATE INDEX "menu_rels_locale_idx" ON "menu_rels" USING btree ("locale");
  CREATE INDEX "menu_rels_health_concerns_id_idx" ON "menu_rels" USING btree ("health_concerns_id","locale");
  CREATE INDEX "menu_rels_diagnose_id_idx" ON "menu_rels" USING btree ("diagnose_id","locale");
  CREATE INDEX "menu_rels_therapies_id_idx" ON "menu_rels" USING btree ("therapies_id","locale");
  CREATE INDEX "menu_rels_treatments_id_idx" ON "menu_rels" USING btree ("treatments_id","locale");
  CREATE INDEX "menu_rels_programs_id_idx" ON "menu_rels" USING btree ("programs_id","locale");
  CREATE INDEX "menu_rels_news_id_idx" ON "menu_rels" USING btree ("news_id","locale");
  CREATE INDEX "menu_rels_video_categories_id_idx" ON "menu_rels" USING btree ("video_categories_id","locale");
  CREATE INDEX "menu_rels_pages_id_idx" ON "menu_rels" USING btree ("pages_id","locale");
  CREATE INDEX "menu_rels_categories_id_idx" ON "menu_rels" USING btree ("categories_id","locale");
  CREATE INDEX "menu_rels_category_items_id_idx" ON "menu_rels" USING btree ("category_items_id","locale");
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
  CREATE INDEX "request_events_request_idx" ON "request_events" USING btree ("request_id","at");
  CREATE INDEX "submissions_fingerprint_idx" ON "submissions" USING btree ("fingerprint");`)
}
