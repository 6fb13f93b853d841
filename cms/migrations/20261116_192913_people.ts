import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "team_training" ADD CONSTRAINT "team_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_training" ADD CONSTRAINT "_team_v_version_training_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "team_training_order_idx" ON "team_training" USING btree ("_order");
  CREATE INDEX "team_training_parent_id_idx" ON "team_training" USING btree ("_parent_id");
  CREATE INDEX "team_training_locale_idx" ON "team_training" USING btree ("_locale");
  CREATE INDEX "_team_v_version_training_order_idx" ON "_team_v_version_training" USING btree ("_order");
  CREATE INDEX "_team_v_version_training_parent_id_idx" ON "_team_v_version_training" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_training_locale_idx" ON "_team_v_version_training" USING btree ("_locale");
  ALTER TABLE "home" ADD CONSTRAINT "home_panorama_image_id_media_id_fk" FOREIGN KEY ("panorama_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_people_image_id_media_id_fk" FOREIGN KEY ("people_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_medical_director_id_team_id_fk" FOREIGN KEY ("medical_director_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic" ADD CONSTRAINT "clinic_answers_phone_id_team_id_fk" FOREIGN KEY ("answers_phone_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_panorama_image_idx" ON "home" USING btree ("panorama_image_id");
  CREATE INDEX "home_people_image_idx" ON "home" USING btree ("people_image_id");
  CREATE INDEX "home_video_idx" ON "home" USING btree ("video_id");
  CREATE INDEX "clinic_medical_director_idx" ON "clinic" USING btree ("medical_director_id");
  CREATE INDEX "clinic_answers_phone_idx" ON "clinic" USING btree ("answers_phone_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_training" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_version_training" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "team_training" CASCADE;
  DROP TABLE "_team_v_version_training" CASCADE;
  ALTER TABLE "home" DROP CONSTRAINT "home_panorama_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_people_image_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_video_id_videos_id_fk";
  
  ALTER TABLE "clinic" DROP CONSTRAINT "clinic_medical_director_id_team_id_fk";
  
  ALTER TABLE "clinic" DROP CONSTRAINT "clinic_answers_phone_id_team_id_fk";
  
  DROP INDEX "home_panorama_image_idx";
  DROP INDEX "home_people_image_idx";
  DROP INDEX "home_video_idx";
  DROP INDEX "clinic_medical_director_idx";
  DROP INDEX "clinic_answers_phone_idx";
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
  ALTER TABLE "clinic" DROP COLUMN "answers_phone_id";`)
}
