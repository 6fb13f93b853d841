import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clinic_logos_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "clinic_logos" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "clinic_logos" ADD COLUMN "mark" varchar;
  ALTER TABLE "clinic_logos_locales" ADD CONSTRAINT "clinic_logos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic_logos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "clinic_logos_locales_locale_parent_id_unique" ON "clinic_logos_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_logos_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "clinic_logos_locales" CASCADE;
  ALTER TABLE "clinic_logos" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "clinic_logos" DROP COLUMN "mark";`)
}
