import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "health_concerns_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_health_concerns_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "diagnose_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_diagnose_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "therapies_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_therapies_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "treatments_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_treatments_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "programs_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_programs_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "vacancies_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "videos_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_videos_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "video_categories_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_video_categories_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "category_items_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_category_items_v_locales" ADD COLUMN "version_search_words" varchar;
  ALTER TABLE "home_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_search_words" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "health_concerns_locales" DROP COLUMN "search_words";
  ALTER TABLE "_health_concerns_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "diagnose_locales" DROP COLUMN "search_words";
  ALTER TABLE "_diagnose_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "therapies_locales" DROP COLUMN "search_words";
  ALTER TABLE "_therapies_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "treatments_locales" DROP COLUMN "search_words";
  ALTER TABLE "_treatments_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "programs_locales" DROP COLUMN "search_words";
  ALTER TABLE "_programs_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "vacancies_locales" DROP COLUMN "search_words";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "news_locales" DROP COLUMN "search_words";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "videos_locales" DROP COLUMN "search_words";
  ALTER TABLE "_videos_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "video_categories_locales" DROP COLUMN "search_words";
  ALTER TABLE "_video_categories_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "pages_locales" DROP COLUMN "search_words";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "categories_locales" DROP COLUMN "search_words";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "category_items_locales" DROP COLUMN "search_words";
  ALTER TABLE "_category_items_v_locales" DROP COLUMN "version_search_words";
  ALTER TABLE "home_locales" DROP COLUMN "search_words";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_search_words";`)
}
