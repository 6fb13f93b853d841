import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

/** A request as the server for Node hands it on. */
function requestFrom(remoteAddress: string, forwarded?: string): Context {
  return {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'X-Forwarded-For' ? forwarded : undefined) },
  } as unknown as Context;
}

it.each([
  // The last entry is what our own proxy saw; whatever stands before it came with the request.
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:172.16.0.2', '203.0.113.7', '203.0.113.7'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['fd00::2', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.2', undefined, '10.0.0.2'],
  // Who connects directly cannot claim to be somebody else, nor can a proxy with a public address.
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['172.32.0.1', '198.51.100.1', '172.32.0.1'],
  ['2001:db8::9', '198.51.100.1', '2001:db8::9'],
])('who connects from %s and says %s is %s', (peer, forwarded, expected) => {
  expect(visitorAddress(requestFrom(peer, forwarded))).toBe(expected);
});
