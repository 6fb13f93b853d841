import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';

/** Addresses from which only a proxy of our own can speak. */
const OWN = /^(?:::1|::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|$)|^f[cd]/i;

/**
 * The visitor's network address: the other end of the connection, or what a proxy in our own network
 * says it was. A visitor who connects directly cannot claim another one.
 */
export function visitorAddress(context: Context): string {
  const peer = peerOf(context);
  if (!OWN.test(peer)) return peer;
  const last = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return last || peer;
}

/** Absent where there is no connection, as in tests that call the app itself. */
function peerOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}
