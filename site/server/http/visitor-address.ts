import { clientAddress } from '@clinic/cms/values/network-address';
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';

/** The network address of the client. */
export function visitorAddress(context: Context): string {
  return clientAddress(peerOf(context), context.req.header('X-Forwarded-For'));
}

/** Empty where there is no connection, as in tests that call the app itself. */
function peerOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}
