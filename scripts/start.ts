import './end-with-npm.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortFree } from './processes/free-port.ts';
import { buildSite, buildStudio, studioArguments } from './building/build.ts';
import { endOrphans } from './processes/child.ts';
import { localPostgres } from './postgres/database.ts';
import { withClient } from './postgres/connect.ts';
import { LaterDatabaseError } from './postgres/database-state.ts';
import {
  childEnvironment,
  readStartSettings,
  type Environment,
  type StartSettings,
} from './settings/env.ts';
import { loopback, sitePlace, studioPlace, urlOf } from './settings/places.ts';
import { openDatabase, openDatabaseIfPossible } from './postgres/open-database.ts';
import type { LocalPostgres } from './postgres/postgres.ts';
import { printFailure, logProgress } from './processes/run-script.ts';
import { SupervisedProcess, type Program } from './processes/supervised-process.ts';
import { setupCode } from '../cms/src/accounts/setup-code.ts';

const POSTGRES_CHECK_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
const SITE_FIRST_MS = 20_000;
const EVERYWHERE = `on every interface of this machine (SITE_HOST=${loopback()}: on none but its own)`;

let postgres: LocalPostgres | undefined;
/** The environment of the child processes; replaced when the database's address changes. */
let env: Environment;
const children: SupervisedProcess[] = [];
let isStopping = false;
const stopping = new AbortController();

async function start(): Promise<void> {
  const settings = readStartSettings();
  if ((await endOrphans(settings.DATA_DIR)) > 0)
    logProgress('Ended what a killed start had left running.');
  await assertPortFree(sitePlace(settings));
  await assertPortFree(studioPlace(settings));

  postgres = localPostgres(settings);
  const options = { settings, postgres, signal: stopping.signal };
  const [built, database] = await Promise.all([buildSite(), openDatabaseIfPossible(options)]);
  if (built) logProgress('Built the site.');
  const site = supervise({
    name: 'site',
    args: ['site/build/server/index.js'],
    drainMs: settings.DRAIN_SECONDS * 1000,
    onGiveUp: () => void stop(1),
  });
  env = database.env;
  await site.start(env);
  const isUp = waitFor(`${urlOf(settings.SITE_HOST, settings.PORT)}/readyz`);
  const where = settings.SITE_HOST ? '' : `, and ${EVERYWHERE}`;
  void isUp.then(() => isStopping || logProgress(`The site is at ${settings.SITE_URL}${where}`));

  if (!database.isReady) await applyEnvironment(await persist(() => openDatabase(options)));
  if (postgres) watchPostgres(postgres, settings).catch(fail);
  // The site comes first, as visitors wait for it; if its content is away, editors need not wait.
  await Promise.race([isUp, sleep(SITE_FIRST_MS, undefined, { signal: stopping.signal })]);

  if (!(await hasStudio())) return;
  const args = studioArguments(settings.STUDIO_HOST, settings.STUDIO_PORT);
  // It has no onGiveUp: if the studio cannot run, the site runs alone.
  const studio = supervise({ name: 'studio', args });
  await studio.start(env);
  await waitFor(`${urlOf(settings.STUDIO_HOST, settings.STUDIO_PORT)}/admin/login`);
  stopping.signal.throwIfAborted();
  logProgress(`The studio is at ${settings.STUDIO_URL}/admin`);
  await printFirstAccountLink(settings, env.DATABASE_URL);
}

/** Restarts a database that was killed; the site serves its copy meanwhile. */
async function watchPostgres(server: LocalPostgres, settings: StartSettings): Promise<void> {
  const { signal } = stopping;
  for (;;) {
    await sleep(POSTGRES_CHECK_MS, undefined, { signal });
    if (await server.isRunning()) continue;
    signal.throwIfAborted();
    logProgress('The database ended; starting it again.');
    const url = await server.start().catch(() => persist(() => server.start()));
    await applyEnvironment(childEnvironment(settings, url));
  }
}

/** The database's address changes if its port was taken, or if the cluster was created anew. */
async function applyEnvironment(changed: Environment): Promise<void> {
  if (changed.DATABASE_URL === env.DATABASE_URL) return;
  env = changed;
  await Promise.all(children.map((child) => child.start(env)));
}

/** Retries until it works, with growing pauses; reports each new reason once. */
async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  const { signal } = stopping;
  let said = '';
  for (let pause = POSTGRES_CHECK_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    await sleep(pause, undefined, { signal });
    try {
      return await work();
    } catch (error) {
      if (error instanceof LaterDatabaseError) throw error;
      const { message } = error as Error;
      if (message !== said && !isStopping) logProgress(message);
      said = message;
    }
  }
}

async function hasStudio(): Promise<boolean> {
  try {
    const isNew = await buildStudio(env, stopping.signal, logProgress);
    if (isNew) logProgress('Built the studio.');
    return true;
  } catch (error) {
    if (!isStopping) logProgress(`There is no studio this time. ${(error as Error).message}`);
    return false;
  }
}

function supervise(program: Program): SupervisedProcess {
  stopping.signal.throwIfAborted();
  const args = ['--conditions=production', ...program.args];
  const child = new SupervisedProcess({ ...program, args });
  children.push(child);
  return child;
}

async function waitFor(url: string): Promise<void> {
  while (!isStopping) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Also aborts a running build of the studio.
  stopping.abort();
  await Promise.all(children.map((child) => child.stop()));
  await postgres?.stop().catch((error: Error) => logProgress(error.message));
  process.exit(code);
}

async function fail(error: unknown): Promise<void> {
  if (isStopping) return;
  printFailure(error);
  await stop(1);
}

async function printFirstAccountLink(settings: StartSettings, databaseUrl: string) {
  if (await hasAccounts(databaseUrl)) return;
  const address = `${settings.STUDIO_URL}/admin/create-first-user#${setupCode(settings.SECRET)}`;
  logProgress(`It has no account yet. Create the administrator's at ${address}`);
}

/** True if the database does not respond: then no account could be created either. */
async function hasAccounts(databaseUrl: string): Promise<boolean> {
  const config = { connectionString: databaseUrl, connectionTimeoutMillis: 5_000 };
  return withClient(config, (client) => client.query('select 1 from users limit 1')).then(
    ({ rows }) => rows.length > 0,
    () => true,
  );
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
start().catch(fail);
