import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

/** A context as Hono's server for Node creates it. */
function requestFrom(remoteAddress: string, forwarded: string): Context {
  return {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'X-Forwarded-For' ? forwarded : undefined) },
  } as unknown as Context;
}

it.each([
  ['127.0.0.1', '198.51.100.1, 203.0.113.7:49152', '203.0.113.7'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('who connects from %s and says %s is %s', (peer, forwarded, expected) => {
  expect(visitorAddress(requestFrom(peer, forwarded))).toBe(expected);
});
