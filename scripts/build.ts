import path from 'node:path';
import { BuildStamp } from './build-stamp.ts';
import { startChild } from './child.ts';

type Environment = Record<string, string | undefined>;

const SITE_STAMP = new BuildStamp('site/build/.stamp', ['site', 'cms', 'package-lock.json']);
const STUDIO_STAMP = new BuildStamp('studio/.next/.stamp', ['studio', 'cms', 'package-lock.json']);

/** Builds the site if its sources changed; returns whether it did. */
export async function buildSite(): Promise<boolean> {
  return SITE_STAMP.refresh(() =>
    run('site', ['node_modules/vite/bin/vite.js', 'build', '--app'], {}),
  );
}

/** Next loads the cms configuration to build, so it needs settings; it stores none of them. */
export async function buildStudio(env: Environment, signal: AbortSignal): Promise<boolean> {
  return STUDIO_STAMP.refresh(() =>
    run('studio', ['node_modules/next/dist/bin/next', 'build'], env, signal),
  );
}

function run(
  folder: string,
  [script = '', ...args]: string[],
  env: Environment,
  signal?: AbortSignal,
) {
  return new Promise<void>((resolve, reject) => {
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
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building the ${folder} failed.\n${output}`));
    });
  });
}
