import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOKS = 300;
const LOOK_MS = 100;
type Work<Result> = (url: string) => Promise<Result>;

/** A minimal Node server on one core shows the upper limit for our own code. */
export function withBareNode<Result>(bytes: number, work: Work<Result>): Promise<Result> {
  const port = 3994;
  const node = [process.execPath, '--import', 'tsx', 'scripts/bench/bare-node.ts'];
  return whileServing([...node, String(bytes), String(port)], `http://127.0.0.1:${port}/`, work);
}

/** nginx on one core, with as many bytes in a file: the fastest this machine can serve a page. */
export async function withNginx<Result>(
  folder: string,
  body: Buffer,
  work: Work<Result>,
): Promise<Result> {
  const port = 3993;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'page.html'), body);
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; keepalive_requests 10000000; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; open_file_cache max=10; } }`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config);
  return whileServing(['nginx', '-c', file], `http://127.0.0.1:${port}/page.html`, work);
}

async function whileServing<Result>(command: string[], url: string, work: Work<Result>) {
  const child = spawn('taskset', ['-c', '0', ...command], { stdio: 'ignore' });
  try {
    await untilAnswered(url);
    return await work(url);
  } finally {
    child.kill('SIGTERM');
  }
}

/** Waits for the first answer, patiently: a busy machine takes its time to start a server. */
async function untilAnswered(url: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(LOOK_MS);
  }
  throw new Error(`Nothing answers at ${url}`);
}
