import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildStamp } from './build-stamp.ts';
import { tellProgress } from './tell-progress.ts';
import { exitCodeOf, startChild } from '../processes/child.ts';
import { StartError } from '../processes/run-script.ts';

type Environment = Record<string, string | undefined>;

/** The files of a clinic that get into a build; its content goes into the database. */
const CLINIC = ['clinic/clinic.ts', 'clinic/words.ts', 'clinic/words', 'clinic/brand'];

const stampOf = (file: string, folder: string) =>
  new BuildStamp(file, [folder, 'cms', ...CLINIC, 'package-lock.json']);

const SITE_STAMP = stampOf('site/build/.stamp', 'site');
/** Identifies the code that converts content from the database; pages may change without it. */
const CONVERSION_STAMP = stampOf('site/build/.conversion-stamp', 'site/content');
const STUDIO_STAMP = stampOf('studio/.next/.stamp', 'studio');
const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Longer than proxies keep idle connections: if the studio ended one first, a save on its way might
 * fail. Also in package.json and role.sh.
 */
const KEEP_ALIVE_MS = 130_000;

/** By what factor Next takes longer for the studio than Vite for the site, on any machine. */
const STUDIO_TO_SITE = 25;
const STUDIO_SECONDS = 'studio/.next/.seconds';

let siteBuild: Promise<boolean> | undefined;
let siteSeconds: number | undefined;

/** Builds the site if its sources changed, and returns whether it did. Calls share one build. */
export function buildSite(): Promise<boolean> {
  siteBuild ??= SITE_STAMP.refresh(() =>
    CONVERSION_STAMP.renew(async () => {
      await refuseUnfitPaths();
      const began = performance.now();
      await run('site', [VITE, 'build', '--app'], {});
      siteSeconds = (performance.now() - began) / 1000;
    }),
  ).finally(() => (siteBuild = undefined));
  return siteBuild;
}

/** Checks the paths in clinic/ here; its other values the build checks, without the route table. */
async function refuseUnfitPaths(): Promise<void> {
  const { ownPathProblems } = await import('../../site/app/routing/own-paths.ts');
  const problems = ownPathProblems();
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

/** For developers: building the whole site would take longer than running the TypeScript. */
export const PREPARE_FROM_SOURCE = [
  ...['--conditions=production', '--import', 'tsx'],
  'cms/src/prepare.ts',
];

/** Node's arguments for a built script; a machine without build tools runs what it was given. */
export async function builtScript(name: 'prepare' | 'import'): Promise<string[]> {
  const script = `site/build/server/${name}.js`;
  if (existsSync(VITE)) await buildSite();
  else if (!existsSync(script)) {
    throw new StartError('The site is not built: run npm run build first.');
  }
  return ['--conditions=production', script];
}

export async function buildStudio(
  env: Environment,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<boolean> {
  return STUDIO_STAMP.refresh(async () => {
    const last = Number(await readFile(STUDIO_SECONDS, 'utf8').catch(() => 0));
    const guess = siteSeconds && siteSeconds * STUDIO_TO_SITE;
    const telling = { name: 'the studio', seconds: last || guess, say };
    const next = ['node_modules/next/dist/bin/next', 'build'];
    const took = await tellProgress(telling, () => run('studio', next, env, signal));
    await writeFile(STUDIO_SECONDS, `${took}`);
  });
}

async function run(
  folder: string,
  [script = '', ...args]: string[],
  env: Environment,
  signal?: AbortSignal,
): Promise<void> {
  const child = startChild([path.resolve(script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if ((await exitCodeOf(child)) !== 0) throw new Error(`Building the ${folder} failed.\n${output}`);
}

/** Node's arguments for the studio's production build. */
export function studioArguments(host: string, port: number): string[] {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const address = ['-H', host, '-p', String(port)];
  return [next, 'start', 'studio', ...address, '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
}
