import type { IncomingMessage, RequestListener } from 'node:http';

/** A slow upload sends something more often than this, even over a bad connection. */
const STALLED_MS = 20_000;

/**
 * Closes the connection of a request whose body has stopped arriving. A body that goes on arriving,
 * however slowly, has the five minutes that Node gives every request (`requestTimeout`).
 */
export function closeStalledBodies(
  listener: RequestListener,
  silenceMs = STALLED_MS,
): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      request.setTimeout(silenceMs);
      // Once the whole body has arrived, it is the response that takes its time.
      response.on('timeout', () => {
        if (!request.complete) request.socket.destroy();
      });
    }
    listener(request, response);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}
