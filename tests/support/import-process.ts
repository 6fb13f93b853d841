import { spawn } from 'node:child_process';

/** Runs the process behind `npm run import`, and returns its output. */
export function importFrom(
  host: string,
  env: Record<string, string>,
  ...flags: string[]
): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = ['--conditions=production', 'site/build/server/import.js'];
    const child = spawn(process.execPath, [...script, host, ...flags], {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(output));
    });
  });
}
