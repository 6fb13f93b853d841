import { spawn } from 'node:child_process';
import { studioArguments } from '../../scripts/building/build.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { until } from './until.ts';

/** Long enough for a busy machine. */
const START_MS = 120_000;

export type StudioProcess = { url: string; log: string[]; stop(): Promise<void> };

/** The real studio: its production build, as `npm start` runs it, on the given database. */
export async function startStudio(env: Record<string, string>): Promise<StudioProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ['--conditions=production', ...studioArguments('127.0.0.1', port)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', STUDIO_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const collect = (chunk: Buffer) => log.push(...chunk.toString().split('\n'));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise((resolve) => child.on('exit', resolve));
  // Ends the studio if this test run crashes.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', kill);
  };
  const isUp = async () => (await fetch(`${url}/api/users/init`).catch(() => undefined))?.ok;
  await until(isUp, START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, log, stop };
}
