import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to outgoing connections (from 32768): one of those could take the
 * port before the program that it is meant for listens, or while that is restarted.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** Any port that nobody uses. */
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
