import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { copyFile } from '../site/content/disk-copy.ts';
import { assertPortFree } from './processes/assert-port-free.ts';
import { databaseState, unusableDatabase } from './postgres/database-state.ts';
import { siteRoleSettings, studioRoleSettings } from './settings/env.ts';
import { runScript } from './processes/run-script.ts';
import { logProgress } from './processes/log-progress.ts';
import { StartError } from './processes/start-error.ts';

/**
 * `check-role.ts site` or `studio`: run before a role that is alone on its machine. Ends with 1 and
 * one line if it lacks something; afterwards the role itself is started, as plain Node on its build.
 */
const ROLES: Readonly<Record<string, () => Promise<void>>> = {
  site: checkSite,
  studio: checkStudio,
};

async function checkSite(): Promise<void> {
  assertBuilt('site', 'site/build/.stamp');
  const settings = siteRoleSettings();
  await assertWritable(settings.DATA_DIR);
  await assertPortFree('PORT', settings.PORT);
  if (!settings.DATABASE_URL) return;
  const why = await lackOfDatabase(settings.DATABASE_URL);
  if (!why) return;
  const canDoWithout =
    settings.CONTENT_API_HOST !== undefined || existsSync(copyFile(settings.DATA_DIR));
  // Migrations are somebody's task; a database that is away comes back by itself.
  if (!canDoWithout || why.isOfOurs) throw why.error;
  logProgress(`${why.error.message} The site goes on without it.`);
}

async function checkStudio(): Promise<void> {
  assertBuilt('studio', 'studio/.next/.stamp');
  const settings = studioRoleSettings();
  await assertWritable(settings.DATA_DIR);
  await assertPortFree('STUDIO_PORT', settings.STUDIO_PORT);
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

async function lackOfDatabase(
  url: string,
): Promise<{ error: StartError; isOfOurs: boolean } | undefined> {
  const state = await databaseState(url);
  if ('unusable' in state) return { error: unusableDatabase(state.unusable), isOfOurs: false };
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
