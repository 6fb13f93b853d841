import { spawn } from 'node:child_process';

/** Migrates and seeds a database as `npm start` does, in a child process of the build. */
export function prepare(
  env: Record<string, string>,
  script = 'site/build/server/prepare.js',
  args: string[] = [],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=production', script, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The database could not be prepared'));
    });
  });
}
