import type { PayloadRequest } from 'payload';
import { clientAddress } from '../values/network-address.ts';

/** Next's handlers do not see the connection: studio/instrumentation-node.ts sets this header. */
export function clientAddressOf({ headers }: PayloadRequest): string {
  return clientAddress('', headers.get('x-forwarded-for') ?? undefined);
}

/** Calls by our own code, such as the preparation of a database, do not count as login attempts. */
export function isLocalApi({ payloadAPI }: PayloadRequest): boolean {
  return payloadAPI === 'local';
}

export function isFromStudio({ headers }: PayloadRequest, studioUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site ? site === 'same-origin' : headers.get('origin') === new URL(studioUrl).origin;
}
