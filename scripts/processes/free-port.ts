import { createServer } from 'node:net';
import { StartError } from './run-script.ts';

/**
 * Below the ports that Linux gives to outgoing connections (from 32768): one of those could take the
 * port before the program that it is meant for listens, or while that is restarted.
 */
const FIRST = 20_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isPortFree(port)) return port;
  }
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

type Place = { setting: 'PORT' | 'STUDIO_PORT'; port: number; hostSetting: string; host?: string };

/** Without a host: on every interface. */
export function assertPortFree({ setting, port, hostSetting, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE';
      const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code));
      const why = isTaken
        ? 'is in use: set another, or stop what uses it'
        : `cannot be used: ${code}`;
      reject(
        new StartError(
          isElsewhere && host
            ? `${hostSetting} ${host} is no address of this machine.`
            : `${setting} ${port} ${why}.`,
        ),
      );
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
