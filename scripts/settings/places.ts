import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

export function sitePlace(settings: { PORT: number; SITE_HOST?: string }) {
  const { PORT: port, SITE_HOST: host } = settings;
  return { setting: 'PORT', port, hostSetting: 'SITE_HOST', host } as const;
}

export function studioPlace(settings: { STUDIO_PORT: number; STUDIO_HOST: string }) {
  const { STUDIO_PORT: port, STUDIO_HOST: host } = settings;
  return { setting: 'STUDIO_PORT', port, hostSetting: 'STUDIO_HOST', host } as const;
}

/** The loopback address of this machine, which may have IPv6 only. */
export function loopback(interfaces = networkInterfaces()): '127.0.0.1' | '::1' {
  const inside = Object.values(interfaces).flatMap((all) => all ?? []);
  const isIPv6Only = inside.length > 0 && !inside.some(({ family }) => family === 'IPv4');
  return isIPv6Only ? '::1' : '127.0.0.1';
}

/** The URL by which this machine reaches a server that listens on a host. */
export function urlOf(host: string | undefined, port: number): string {
  const isEvery = host === undefined || host === '0.0.0.0' || host === '::';
  const asked = isEvery ? loopback() : host;
  return `http://${isIPv6(asked) ? `[${asked}]` : asked}:${port}`;
}
