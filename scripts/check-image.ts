import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodeOf } from './processes/child.ts';
import { freePort } from './processes/free-port.ts';
import { buildInFolder, readDockerfile, type Built } from './image/build-in-folder.ts';
import { withTemporaryPostgres } from './postgres/temporary-postgres.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

const NOBODY = 65_534;
const PATIENCE_MS = 120_000;
/** The exit code of Next when it is asked to end. */
const BY_SIGNAL = 128 + constants.signals.SIGTERM;
const TOOLS = ['vite', 'vitest', 'oxlint', 'knip', 'lighthouse', 'typescript', 'playwright-core'];
/** The size of the image without its base, which has some 230 MB: 500 MB together. */
const MAX_MB = 270;

/**
 * `npm run check:image`: carries out deploy/Dockerfile in a plain folder, without Docker, and runs
 * the result as another user, who may write to the data folder only.
 */
await runScript(async () => {
  if (process.getuid?.() !== 0) throw new StartError('Only root can start roles as another user.');
  await withTemporaryPostgres(async (postgres, folder) => {
    const [build, run] = readDockerfile('deploy/Dockerfile');
    if (!build || !run) throw new StartError('The Dockerfile should have two stages.');
    buildInFolder(build, folder, logProgress);
    const image = buildInFolder(run, folder, logProgress);
    await tryRoles(image, folder, await postgres.start());
  });
});

async function tryRoles(image: Built, folder: string, databaseUrl: string): Promise<void> {
  const app = path.join(image.root, 'app');
  const data = path.join(folder, 'data');
  const temporary = path.join(folder, 'tmp');
  for (const made of [data, temporary]) {
    mkdirSync(made);
    chownSync(made, NOBODY, NOBODY);
  }
  const [port, studioPort] = [await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const, ...image.env },
    ...{ DATA_DIR: data, TMPDIR: temporary },
    ...{ DATABASE_URL: databaseUrl, SECRET: 'only for the trial of an image, and long enough' },
    ...{ PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` },
    ...{ STUDIO_PORT: String(studioPort), STUDIO_URL: `http://127.0.0.1:${studioPort}` },
  };
  const asNobody = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  const entry = path.join(app, 'deploy/role.sh');
  const options = { cwd: '/', env };
  const writable = ['find', app, '-writable', '-not', '-type', 'l'];
  const loose = execFileSync('setpriv', [...asNobody, ...writable], options).toString();
  if (loose) throw new StartError(`The role could write to ${loose.split('\n')[0]}.`);
  const tools = TOOLS.filter((name) => existsSync(path.join(app, 'node_modules', name)));
  if (tools.length > 0) throw new StartError(`The image still has ${tools.join(', ')}.`);
  const [megabytes = ''] = execFileSync('du', ['-sm', '--apparent-size', app])
    .toString()
    .split('\t');
  const size = `The image has ${megabytes} MB above its base, of ${MAX_MB} at most.`;
  if (Number(megabytes) > MAX_MB) throw new StartError(size);
  logProgress(size);

  const start = (role: string): ChildProcess =>
    spawn('setpriv', [...asNobody, entry, role], { ...options, stdio: 'inherit' });
  if ((await ended(start('migrate'))) !== 0) throw new StartError('The role migrate failed.');
  const roles = {
    site: { child: start('site'), url: `http://127.0.0.1:${port}/readyz` },
    studio: { child: start('studio'), url: `http://127.0.0.1:${studioPort}/admin/login` },
  };
  for (const [name, { child, url }] of Object.entries(roles)) {
    await answers(name, url, child);
    logProgress(`The ${name} answers.`);
  }
  if ((await ended(start('backup'))) !== 0) throw new StartError('The role backup failed.');
  logProgress('A backup was made.');
  const [, ...check] = JSON.parse(image.last.HEALTHCHECK?.split('CMD')[1] ?? '[]') as string[];
  execFileSync(process.execPath, check, options);
  logProgress('The health check passes.');
  for (const [name, { child }] of Object.entries(roles)) {
    child.kill('SIGTERM');
    const code = await ended(child);
    if (code !== 0 && code !== BY_SIGNAL) throw new StartError(`The ${name} ended with ${code}.`);
  }
  logProgress('Both ended when asked to; they could write to the data folder only.');
}

async function answers(name: string, url: string, child: ChildProcess): Promise<void> {
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS;) {
    if (child.exitCode !== null) throw new StartError(`The ${name} ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new StartError(`The ${name} does not answer.`);
}

async function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode ?? exitCodeOf(child);
}
