import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './run-script.ts';

/** Below the ports of outgoing connections, which could take a free port before its program. */
const FIRST = 20_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isPortFree(port)) return port;
  }
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await codeOfListening(port)) === undefined;
}

type Place = { setting: 'PORT' | 'STUDIO_PORT'; port: number; hostSetting: string; host?: string };

/** On a busy machine, a program that was just killed may hold its port a little longer. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

export async function assertPortFree({ setting, port, hostSetting, host }: Place): Promise<void> {
  const since = performance.now();
  let code = await codeOfListening(port, host);
  while (code === 'EADDRINUSE' && performance.now() - since < PATIENCE_MS) {
    await sleep(PAUSE_MS);
    code = await codeOfListening(port, host);
  }
  if (!code) return;
  if (host && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    throw new StartError(`${hostSetting} ${host} is no address of this machine.`);
  }
  const isTaken = code === 'EADDRINUSE';
  const why = isTaken ? 'is in use: set another, or stop what uses it' : `cannot be used: ${code}`;
  throw new StartError(`${setting} ${port} ${why}.`);
}

/** The error code of an attempt to listen; undefined if the port is free. */
function codeOfListening(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
