import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 100;

/**
 * Ends a server without failing a request. A connection that is still used is told to end with its
 * next answer (`Connection: close`), because closing it could cross a request on its way.
 */
export class Drain {
  readonly #seconds: number;
  #isEnding = false;
  #isDraining = false;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** What /readyz says, so that a proxy sends its requests elsewhere. */
  readonly isDraining = (): boolean => this.#isDraining;

  wrap(listener: RequestListener): RequestListener {
    return (request, response) => {
      if (this.#isEnding) response.shouldKeepAlive = false;
      listener(request, response);
    };
  }

  /** The whole site ends: it says so for a while, then takes no more connections. */
  async endAll(server: Server): Promise<void> {
    this.#isEnding = true;
    this.#isDraining = true;
    if (!server.listening) return;
    await sleep(this.#seconds * 1000);
    // First accepts the connections that came in while this process was blocked.
    await setImmediate();
    await untilClosed(server, () => {
      server.close();
      // Requests in flight leave idle connections behind.
      return setInterval(() => server.closeIdleConnections(), LOOK_MS);
    });
  }

  /**
   * Only this process ends; another serves new connections already. Idle connections time out by
   * themselves some seconds after their last request, as always.
   */
  async leave(server: Server, withinMs: number): Promise<void> {
    this.#isEnding = true;
    await untilClosed(server, () => {
      // Not http.Server's own `close`, which closes idle connections at once.
      NetServer.prototype.close.call(server);
      return setTimeout(() => server.closeIdleConnections(), withinMs);
    });
  }
}

async function untilClosed(server: Server, begin: () => NodeJS.Timeout): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  const timer = begin();
  await closed;
  clearTimeout(timer);
}
