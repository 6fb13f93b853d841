import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { dropDatabase, onceUnused } from './drop-database.ts';
import { TEST_SECRET } from './secret.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A migrated and seeded database; each test file works on a copy of it, or of the folder of its
     * server.
     */
    template: { url: string; dataDir: string; postgres: string };
  }
}

export type ClinicDatabase = {
  /** The settings for a process that uses this database. */
  env: { DATABASE_URL: string; DATA_DIR: string; SECRET: string };
  remove(): Promise<void>;
};

/**
 * Creates a database with the demo clinic, and a data folder with its pictures. Their thumbnails,
 * which take seconds each, are shared with other sites, unless `ownThumbnails` is set.
 */
export async function createClinicDatabase({
  ownThumbnails = false,
} = {}): Promise<ClinicDatabase> {
  const database = await createDatabase('template template_clinic');
  const { dataDir } = inject('template');
  await cp(dataDir, database.env.DATA_DIR, { recursive: true });
  if (ownThumbnails) return database;
  const shared = path.join(path.dirname(dataDir), 'thumbnails');
  await mkdir(shared, { recursive: true });
  await symlink(shared, path.join(database.env.DATA_DIR, 'thumbnails'));
  return database;
}

/** Creates a database without any table, and an empty data folder. */
export async function createEmptyDatabase(): Promise<ClinicDatabase> {
  return createDatabase('');
}

async function createDatabase(options: string): Promise<ClinicDatabase> {
  const name = `clinic_${randomBytes(6).toString('hex')}`;
  const template = inject('template');
  const url = new URL(template.url);
  await onceUnused(url.href, `create database ${name} ${options}`);
  url.pathname = `/${name}`;
  // Beside the folder of the template, so that it is removed with that at the latest.
  const dataDir = await temporaryFolder(path.dirname(template.dataDir));
  return {
    env: { DATABASE_URL: url.href, DATA_DIR: dataDir, SECRET: TEST_SECRET },
    async remove() {
      await dropDatabase(url.href);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
