import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../cms/src/settings.ts';
import { buildSite, buildStudio } from './build.ts';
import { prepareDatabase, provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';
import { sayFirstAccount } from './first-account.ts';
import type { LocalPostgres } from './postgres.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';
import { Supervised } from './supervised.ts';

const POSTGRES_CHECK_MS = 2_000;

let postgres: LocalPostgres | undefined;
const children: Supervised[] = [];
let isStopping = false;
const stopping = new AbortController();

async function start(): Promise<void> {
  const settings = readStartSettings();
  await assertFree('PORT', settings.PORT);
  await assertFree('STUDIO_PORT', settings.STUDIO_PORT);

  const [built, database] = await Promise.all([buildSite(), provideDatabase(settings)]);
  if (built) say('Built the site.');
  postgres = database.server;
  if (postgres) void watchPostgres(postgres, database.url);
  const env = childEnvironment(settings, database.url);
  await prepareDatabase(env);

  const site = supervise(
    'site',
    ['--conditions=production', 'site/build/server/index.js'],
    env,
    () => void stop(1),
  );
  site.start();
  await waitFor(`http://127.0.0.1:${settings.PORT}/readyz`);
  say(`The site is at ${settings.SITE_URL}`);

  if (!(await hasStudio(env))) return;
  const next = path.resolve('node_modules/next/dist/bin/next');
  const address = ['-H', settings.STUDIO_HOST, '-p', String(settings.STUDIO_PORT)];
  // Visitors need no studio: if it cannot run, the site goes on alone.
  supervise(
    'studio',
    ['--conditions=production', next, 'start', 'studio', ...address],
    env,
    () => undefined,
  ).start();
  await waitFor(`http://${settings.STUDIO_HOST}:${settings.STUDIO_PORT}/admin/login`);
  say(`The studio is at ${settings.STUDIO_URL}/admin`);
  await sayFirstAccount(settings, database.url);
}

async function hasStudio(env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    if (await buildStudio(env, stopping.signal)) say('Built the studio.');
    return true;
  } catch (error) {
    if (!isStopping) say(`There is no studio this time. ${(error as Error).message}`);
    return false;
  }
}

/** A database that was killed is started again; the site serves its copy meanwhile. */
async function watchPostgres(server: LocalPostgres, url: string): Promise<void> {
  while (!isStopping) {
    await sleep(POSTGRES_CHECK_MS);
    if (isStopping || (await server.isRunning())) continue;
    say('The database ended; starting it again.');
    const again = await server.start().catch((error: Error) => say(error.message));
    if (again && again !== url) {
      say('The port of the database was taken by another program.');
      await stop(1);
    }
  }
}

function supervise(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  onGiveUp: () => void,
): Supervised {
  const child = new Supervised({ name, args, env, onGiveUp });
  children.push(child);
  return child;
}

function assertFree(setting: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const why = isTaken
        ? 'is in use: set another, or stop what uses it'
        : `cannot be used: ${error.code}`;
      reject(new StartError(`${setting} ${port} ${why}.`));
    });
    server.listen(port, () => server.close(() => resolve()));
  });
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
  // A build of the studio that is under way is not worth waiting for.
  stopping.abort();
  await Promise.all(children.map((child) => child.stop()));
  await postgres?.stop();
  process.exit(code);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

start().catch(async (error: unknown) => {
  if (isStopping) return;
  const isExpected = error instanceof StartError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  await stop(1);
});
