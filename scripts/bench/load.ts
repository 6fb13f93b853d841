import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median, percentile } from './report.ts';

const run = promisify(execFile);
const SECONDS = 3;
const CONNECTIONS = 32;
export const PAGE = '/de/diagnose/labor';
export const COLLECTION = '/api/collections/get/diagnose?lang=de&limit=10';
export const BROTLI = ['Accept-Encoding: br'];
export type Load = { perSecond: number; p99Ms: number };

export async function isInstalled(command: string): Promise<boolean> {
  return run('which', [command]).then(
    () => true,
    () => false,
  );
}

/** Sends the load from one core, while the server has another: alike for all servers compared. */
export async function measureLoad(url: string, headers: string[] = [], cores = '1'): Promise<Load> {
  const flags = headers.flatMap((header) => ['-H', header]);
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...flags, url];
  const { stdout } = await run('taskset', ['-c', cores, ...wrk]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1;
  return { perSecond, p99Ms: Number(amount) * factor };
}

/** Sends requests at a constant rate, however long the answers take, as visitors would. */
export async function atConstantRate(times: number, everyMs: number, ask: () => Promise<boolean>) {
  const took: number[] = [];
  let errors = 0;
  const askOnce = async () => {
    const since = performance.now();
    const isAnswered = await ask();
    took.push(performance.now() - since);
    if (!isAnswered) errors += 1;
  };
  const all: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < times; count += 1) {
    await sleep(Math.max(0, start + count * everyMs - performance.now()));
    all.push(askOnce());
  }
  await Promise.all(all);
  return { sent: times, errors, medianMs: median(took), p99Ms: percentile(took, 0.99) };
}
