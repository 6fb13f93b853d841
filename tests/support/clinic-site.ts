import { createClinicDatabase, type ClinicDatabase } from './clinic-database.ts';
import { SiteProcess } from './site-process.ts';

export type ClinicSite = {
  database: ClinicDatabase;
  site: SiteProcess;
  close(): Promise<void>;
};

/** Starts the real site with the demo clinic, for one test file. */
export async function startClinicSite(
  settings: Record<string, string> = {},
  options: Parameters<typeof createClinicDatabase>[0] = {},
): Promise<ClinicSite> {
  const database = await createClinicDatabase(options);
  const site = await SiteProcess.start({ ...database.env, ...settings });
  return {
    database,
    site,
    async close() {
      await site.stop();
      await database.remove();
    },
  };
}
