import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_key" ADD VALUE 'healthConcerns';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'diagnosis';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'therapies';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'treatment';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'programs';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'rooms';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'team';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'testimonials';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'images';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'vacancies';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'downloads';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'news';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'videos';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'request';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'search';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'newsletter';
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'testimonials.create';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'healthConcerns';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'diagnosis';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'therapies';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'treatment';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'programs';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'rooms';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'team';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'testimonials';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'images';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'vacancies';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'downloads';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'news';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'videos';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'request';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'search';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'newsletter';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'testimonials.create';
  ALTER TABLE "pages_locales" ADD COLUMN "map_id" uuid;
  ALTER TABLE "pages_locales" ADD COLUMN "map_caption" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_map_id" uuid;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_map_caption" varchar;
  ALTER TABLE "clinic_locales" ADD COLUMN "phone_invitation" varchar;
  ALTER TABLE "clinic_locales" ADD COLUMN "newsletter_title" varchar;
  ALTER TABLE "clinic_locales" ADD COLUMN "newsletter_text" varchar;
  ALTER TABLE "_clinic_v_locales" ADD COLUMN "version_phone_invitation" varchar;
  ALTER TABLE "_clinic_v_locales" ADD COLUMN "version_newsletter_title" varchar;
  ALTER TABLE "_clinic_v_locales" ADD COLUMN "version_newsletter_text" varchar;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_map_id_media_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_map_id_media_id_fk" FOREIGN KEY ("version_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_map_idx" ON "pages_locales" USING btree ("map_id","_locale");
  CREATE INDEX "_pages_v_version_version_map_idx" ON "_pages_v_locales" USING btree ("version_map_id","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" DROP CONSTRAINT "pages_locales_map_id_media_id_fk";
  
  ALTER TABLE "_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_map_id_media_id_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_key";
  CREATE TYPE "public"."enum_pages_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE "public"."enum_pages_key" USING "key"::"public"."enum_pages_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_key";
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('approach', 'contact', 'costs', 'impressum', 'privacy', 'accessibility');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__pages_v_version_key" USING "version_key"::"public"."enum__pages_v_version_key";
  DROP INDEX "pages_map_idx";
  DROP INDEX "_pages_v_version_version_map_idx";
  ALTER TABLE "pages_locales" DROP COLUMN "map_id";
  ALTER TABLE "pages_locales" DROP COLUMN "map_caption";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_map_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_map_caption";
  ALTER TABLE "clinic_locales" DROP COLUMN "phone_invitation";
  ALTER TABLE "clinic_locales" DROP COLUMN "newsletter_title";
  ALTER TABLE "clinic_locales" DROP COLUMN "newsletter_text";
  ALTER TABLE "_clinic_v_locales" DROP COLUMN "version_phone_invitation";
  ALTER TABLE "_clinic_v_locales" DROP COLUMN "version_newsletter_title";
  ALTER TABLE "_clinic_v_locales" DROP COLUMN "version_newsletter_text";`)
}
