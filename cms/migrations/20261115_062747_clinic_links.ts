import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clinic_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" uuid NOT NULL,
  	"url" varchar
  );
  
  ALTER TABLE "clinic" ADD COLUMN "shop_url" varchar;
  ALTER TABLE "clinic_locales" ADD COLUMN "voucher_url" varchar;
  ALTER TABLE "clinic_logos" ADD CONSTRAINT "clinic_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_logos" ADD CONSTRAINT "clinic_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clinic_logos_order_idx" ON "clinic_logos" USING btree ("_order");
  CREATE INDEX "clinic_logos_parent_id_idx" ON "clinic_logos" USING btree ("_parent_id");
  CREATE INDEX "clinic_logos_image_idx" ON "clinic_logos" USING btree ("image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "clinic_logos" CASCADE;
  ALTER TABLE "clinic" DROP COLUMN "shop_url";
  ALTER TABLE "clinic_locales" DROP COLUMN "voucher_url";`)
}
