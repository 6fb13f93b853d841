import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { loopback } from '../settings/places.ts';
import { setTimeout as sleep } from 'node:timers/promises';

type Postmaster = { pid: number; port: number; isReady: boolean };
const LOOKS = 50;
const LOOK_MS = 100;

/** The port of a cluster's server; undefined if none runs, or if it accepts no connections. */
export async function runningPort(cluster: string): Promise<number | undefined> {
  for (let look = 0; look < LOOKS; look += 1) {
    const server = await livingPostmaster(cluster);
    if (!server) return undefined;
    // After a crash the pid may belong to another process: only a connection proves a server.
    if (server.isReady) return (await answers(server.port)) ? server.port : undefined;
    await sleep(LOOK_MS);
  }
  return undefined;
}

/** The content of Postgres's pid file, if its process is alive and is a Postgres. */
export async function livingPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await pidFileOf(cluster);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || (await isOtherProgram(pid))) return undefined;
  // The last line is the status of the server, such as starting or stopping.
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the pid file of a dead server. Postgres trusts it while that pid exists, even if it is a
 * zombie or another program by now.
 */
export async function forgetDeadServer(cluster: string): Promise<void> {
  const pid = Number((await pidFileOf(cluster))[0]);
  if (pid && (await isOtherProgram(pid))) await rm(pidFile(cluster), { force: true });
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

async function pidFileOf(cluster: string): Promise<string[]> {
  return (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n');
}

/** A zombie process has an empty command line, so it counts as another program. */
async function isOtherProgram(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command !== undefined && !command.includes('postgres');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: loopback(), timeout: 2_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
