import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from './clinic-database.ts';
import './quick-password-hash.ts';

export const SITE = 'https://clinic.example';
export const STUDIO = 'http://studio.clinic.example';

type PayloadCache = { _payload?: Map<string, unknown> };

let opened: ClinicDatabase | undefined;

/**
 * Opens the content database for changes as editors make them, without the panel. The settings must
 * be set before the configuration is loaded, so it is imported dynamically. Test files of a worker
 * share the configuration; those with settings of their own are listed in vitest.config.ts.
 */
export async function openAsEditor(
  database: ClinicDatabase,
  settings: Record<string, string> = {},
): Promise<Payload> {
  const addresses = { SITE_URL: SITE, STUDIO_URL: STUDIO };
  const DATA_DIR = await linkedDataFolder(database);
  Object.assign(process.env, database.env, { NODE_ENV: 'production', DATA_DIR }, addresses);
  Object.assign(process.env, settings);
  // Payload caches what it has opened, even after it was closed.
  if (opened !== database) (globalThis as PayloadCache)._payload?.clear();
  opened = database;
  const { openDatabase } = await import('../../cms/src/database.ts');
  return openDatabase(() => undefined, { connectionString: database.env.DATABASE_URL });
}

/** A link to the data folder, named alike for all files of a worker: settings are read once. */
async function linkedDataFolder({ env }: ClinicDatabase): Promise<string> {
  const link = path.join(path.dirname(inject('template').dataDir), `data-of-${process.pid}`);
  await rm(link, { force: true });
  await symlink(env.DATA_DIR, link);
  return link;
}

/** Opens a new clinic as an editor, for one test file. */
export async function openClinicAsEditor() {
  const database = await createClinicDatabase();
  const editor = await openAsEditor(database);
  return {
    editor,
    async close() {
      await editor.destroy();
      await database.remove();
    },
  };
}
