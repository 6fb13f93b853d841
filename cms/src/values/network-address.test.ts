import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress, isOutside } from './network-address.ts';

describe('the visitor behind a connection', () => {
  it.each([
    // The last entry is what our own proxy saw; those before it were sent by the client.
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::ffff:172.16.0.2', '203.0.113.7', '203.0.113.7'],
    ['::1', '2001:db8::7', '2001:db8::7'],
    ['fd00::2', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.2', undefined, '10.0.0.2'],
    // A direct client cannot claim another address, nor can a proxy with a public address.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['172.32.0.1', '198.51.100.1', '172.32.0.1'],
    ['2001:db8::9', '198.51.100.1', '2001:db8::9'],
    ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    // The port differs for each connection of a visitor, so it is dropped.
    ['127.0.0.1', '203.0.113.7:49152', '203.0.113.7'],
    ['127.0.0.1', '[2001:db8::7]:49152', '2001:db8::7'],
    ['127.0.0.1', '"[2001:db8::7]:49152"', '2001:db8::7'],
    ['127.0.0.1', '[2001:db8::7]', '2001:db8::7'],
    ['127.0.0.1', '"203.0.113.7"', '203.0.113.7'],
    // One address has several spellings.
    ['127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '::FFFF:CB00:7107', '203.0.113.7'],
    ['127.0.0.1', '2001:0DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    // Invalid addresses are ignored.
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '_hidden', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.700', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7 203.0.113.8', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7, ', '127.0.0.1'],
  ])('that comes from %s and says %s is %s', (peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded)).toBe(expected);
  });
});

describe('whom a limit counts', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:8080', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1:2:3::', '1:2:3:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

it.each([
  ['203.0.114.7', true],
  ['2a00:1450:400a::8a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:192.168.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1%eth0', false],
  ['2130706433', false],
])('whether %s is an address of the internet: %s', (address, expected) => {
  expect(isOutside(address)).toBe(expected);
});
