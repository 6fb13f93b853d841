import { once } from 'node:events';
import { createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { loopback, urlOf } from '../settings/places.ts';
import { assertPortFree, freePort } from './free-port.ts';

const inside = (family: 'IPv4' | 'IPv6', address: string) =>
  ({ family, address, internal: true }) as NetworkInterfaceInfo;

it('reaches a server on all interfaces by the loopback address that this machine has', () => {
  const [four, six] = [inside('IPv4', '127.0.0.1'), inside('IPv6', '::1')];
  expect(loopback({ lo: [four, six] })).toBe('127.0.0.1');
  expect(loopback({ lo: [six] })).toBe('::1');
  expect(urlOf('::', 80)).toBe(urlOf(undefined, 80));
  expect(urlOf('::1', 80)).toBe('http://[::1]:80');
  expect(urlOf('10.0.0.7', 80)).toBe('http://10.0.0.7:80');
});

it('says that a host is no address of this machine', async () => {
  const place = { setting: 'PORT', hostSetting: 'SITE_HOST', port: await freePort() } as const;
  await expect(assertPortFree({ ...place, host: '192.0.2.1' })).rejects.toThrow(
    'SITE_HOST 192.0.2.1 is no address of this machine.',
  );
  await expect(assertPortFree({ ...place, host: '127.0.0.1' })).resolves.toBeUndefined();
});

it('waits a moment for a program just killed, and says when a port stays in use', async () => {
  const place = { setting: 'PORT', hostSetting: 'SITE_HOST', port: await freePort() } as const;
  const other = createServer().listen(place.port);
  await once(other, 'listening');
  await expect(assertPortFree(place)).rejects.toThrow(`PORT ${place.port} is in use`);
  const waiting = assertPortFree(place);
  other.close();
  await expect(waiting).resolves.toBeUndefined();
});
