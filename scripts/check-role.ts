import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { assertPortFree } from './processes/free-port.ts';
import { NoDatabaseError, unusableDatabase } from './postgres/connect.ts';
import { databaseState, LaterDatabaseError } from './postgres/database-state.ts';
import { hasContentWithout } from './postgres/open-database.ts';
import { siteRoleSettings, studioRoleSettings } from './settings/env.ts';
import { sitePlace, studioPlace } from './settings/places.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

// Run before a site or studio that is alone on its machine: fails with one line on what it lacks.

const ROLES: Readonly<Record<string, () => Promise<void>>> = {
  site: checkSite,
  studio: checkStudio,
};

async function checkSite(): Promise<void> {
  assertBuilt('site', 'site/build/.stamp');
  const settings = siteRoleSettings();
  await assertWritable(settings.DATA_DIR);
  await assertPortFree(sitePlace(settings));
  if (!settings.DATABASE_URL) return;
  const why = await lackOfDatabase(settings.DATABASE_URL);
  if (!why) return;
  // A database that is away comes back by itself; migrations have to be run by somebody.
  if (why.isOfOurs || !hasContentWithout(settings)) throw why.error;
  logProgress(`${why.error.message} The site goes on without it.`);
}

async function checkStudio(): Promise<void> {
  assertBuilt('studio', 'studio/.next/.stamp');
  const settings = studioRoleSettings();
  await assertWritable(settings.DATA_DIR);
  await assertPortFree(studioPlace(settings));
  const why = await lackOfDatabase(settings.DATABASE_URL);
  if (why) throw why.error;
}

/** The stamp is the last file that a build writes. */
function assertBuilt(role: string, stamp: string): void {
  if (!existsSync(stamp))
    throw new StartError(`The ${role} is not built: run npm run build first.`);
}

async function assertWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}

async function lackOfDatabase(url: string) {
  const state = await databaseState(url);
  if ('unusable' in state) return { error: unusableDatabase(state.unusable), isOfOurs: false };
  const { later, isMissing } = state;
  if (later !== undefined) return { error: new LaterDatabaseError(later), isOfOurs: true };
  if (isMissing) return { error: new NoDatabaseError(), isOfOurs: true };
  const { length } = state.lacks;
  if (length === 0) return undefined;
  const steps = length === 1 ? '1 migration' : `${length} migrations`;
  const text = `The database lacks ${steps} of this version: run npm run migrate first.`;
  return { error: new StartError(text), isOfOurs: true };
}

await runScript(async () => {
  const check = ROLES[process.argv[2] ?? ''];
  if (!check) throw new StartError(`Say which role: ${Object.keys(ROLES).join(' or ')}.`);
  await check();
});
