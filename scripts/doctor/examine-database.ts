import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseState } from '../../site/server/doctor/database-findings.ts';
import { databaseState } from '../postgres/database-state.ts';
import { LocalPostgres } from '../postgres/postgres.ts';

type ExaminedDatabase = {
  state: DatabaseState;
  /** Absent unless the database can be read by this version. */
  url?: string;
  release(): Promise<void>;
};

const nothing = async () => undefined;
type Settings = { DATABASE_URL?: string; DATA_DIR: string };

/** Looks at the database of the settings; our own is started for that, but never created. */
export async function examineDatabase(settings: Settings): Promise<ExaminedDatabase> {
  const { DATABASE_URL } = settings;
  const folder = path.join(settings.DATA_DIR, 'postgres');
  if (DATABASE_URL) return { ...(await look(DATABASE_URL)), release: nothing };
  if (!existsSync(path.join(folder, 'cluster'))) return { state: 'none yet', release: nothing };
  const server = new LocalPostgres(folder);
  try {
    const found = await look(await server.start());
    return { ...found, release: () => server.release() };
  } catch (error) {
    return { state: { unusable: (error as Error).message }, release: nothing };
  }
}

async function look(url: string): Promise<Omit<ExaminedDatabase, 'release'>> {
  const found = await databaseState(url);
  if ('unusable' in found) return { state: { unusable: found.unusable } };
  const { lacks, later, isMissing, hasUser } = found;
  if (later !== undefined) return { state: { later } };
  if (isMissing) return { state: { unusable: 'it does not exist, npm run migrate makes it' } };
  const state = { lacks: lacks.length, hasUser };
  return lacks.length === 0 ? { state, url } : { state };
}
