import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortFree } from './processes/assert-port-free.ts';
import { buildSite, buildStudio } from './building/build.ts';
import { endOrphans } from './processes/child-registry.ts';
import { localPostgres } from './postgres/database.ts';
import { childEnvironment, readStartSettings, type StartSettings } from './settings/env.ts';
import { printFirstAccountLink } from './processes/first-account.ts';
import {
  openDatabase,
  openDatabaseIfPossible,
  type Environment,
} from './postgres/open-database.ts';
import type { LocalPostgres } from './postgres/postgres.ts';
import { printFailure } from './processes/run-script.ts';
import { logProgress } from './processes/log-progress.ts';
import { studioArguments } from './building/studio-arguments.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';
import { onNpmExit } from './processes/on-npm-exit.ts';

const POSTGRES_CHECK_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
const SITE_FIRST_MS = 20_000;

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
  await assertPortFree('PORT', settings.PORT);
  await assertPortFree('STUDIO_PORT', settings.STUDIO_PORT);

  postgres = localPostgres(settings);
  const options = { settings, postgres, takesOver: true, signal: stopping.signal };
  const [built, database] = await Promise.all([buildSite(), openDatabaseIfPossible(options)]);
  if (built) logProgress('Built the site.');
  const site = supervise('site', ['site/build/server/index.js'], () => void stop(1), {
    drainMs: settings.DRAIN_SECONDS * 1000,
  });
  env = database.env;
  await site.start(env);
  const isUp = waitFor(`http://127.0.0.1:${settings.PORT}/readyz`);
  void isUp.then(() => isStopping || logProgress(`The site is at ${settings.SITE_URL}`));

  if (!database.isReady) await use(await persist(() => openDatabase(options)));
  if (postgres) watchPostgres(postgres, settings).catch(fail);
  // The site first, since visitors wait for it; but if its content is away, editors need not wait.
  await Promise.race([isUp, sleep(SITE_FIRST_MS, undefined, { signal: stopping.signal })]);

  if (!(await hasStudio())) return;
  const args = studioArguments(settings.STUDIO_HOST, settings.STUDIO_PORT);
  // Visitors need no studio: if it cannot run, the site runs alone.
  const studio = supervise('studio', args, () => undefined);
  await studio.start(env);
  await waitFor(`http://${settings.STUDIO_HOST}:${settings.STUDIO_PORT}/admin/login`);
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
    await use(childEnvironment(settings, url));
  }
}

/** The address changes if another program has taken the port, or the cluster was created anew. */
async function use(changed: Environment): Promise<void> {
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
      const { message } = error as Error;
      if (message !== said && !isStopping) logProgress(message);
      said = message;
    }
  }
}

async function hasStudio(): Promise<boolean> {
  try {
    if (await buildStudio(env, stopping.signal)) logProgress('Built the studio.');
    return true;
  } catch (error) {
    if (!isStopping) logProgress(`There is no studio this time. ${(error as Error).message}`);
    return false;
  }
}

function supervise(
  name: string,
  args: string[],
  onGiveUp: () => void,
  more: { drainMs?: number } = {},
): SupervisedProcess {
  stopping.signal.throwIfAborted();
  const all = ['--conditions=production', ...args];
  const child = new SupervisedProcess({ name, args: all, onGiveUp, ...more });
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

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
onNpmExit(() => void stop(0));
start().catch(fail);
