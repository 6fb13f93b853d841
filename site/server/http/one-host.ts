import type { IncomingMessage, RequestListener } from 'node:http';

/**
 * Refuses a request with more than one Host header (RFC 9112, section 3.2): a proxy in front may
 * have used the other one. Node takes the first and does not complain.
 */
export function requireOneHost(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  return (request, response) => {
    if (!hasSecondHost(request)) return listener(request, response);
    response.writeHead(400, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end('A request has one Host header.\n');
  };
}

/** In `rawHeaders`, names and values alternate as they were sent. */
function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
