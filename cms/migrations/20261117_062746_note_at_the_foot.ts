import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_locales" ADD COLUMN "footer_note" varchar;
  ALTER TABLE "_clinic_v_locales" ADD COLUMN "version_footer_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_locales" DROP COLUMN "footer_note";
  ALTER TABLE "_clinic_v_locales" DROP COLUMN "version_footer_note";`)
}
