import type { PayloadRequest } from 'payload';
import { visitorBehind } from '../network-address.ts';

/**
 * The network address of whoever asks the studio. Handlers of Next do not see the connection, so the
 * studio has written the visitor's address into this header, over whatever was sent in it.
 */
export function visitorOf({ headers }: PayloadRequest): string {
  return visitorBehind('', headers.get('x-forwarded-for') ?? undefined);
}

/** Calls by our own code, such as preparing a database, are nobody's attempt at anything. */
export function isOwnCode({ payloadAPI }: PayloadRequest): boolean {
  return payloadAPI === 'local';
}

/** Whether a request comes from a page of the studio, as the browser says. */
export function isFromStudio({ headers }: PayloadRequest, studioUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site ? site === 'same-origin' : headers.get('origin') === new URL(studioUrl).origin;
}
