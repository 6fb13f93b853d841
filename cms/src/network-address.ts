import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks in which only our own proxies can be. */
const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8, 'ipv4');
OWN.addSubnet('10.0.0.0', 8, 'ipv4');
OWN.addSubnet('172.16.0.0', 12, 'ipv4');
OWN.addSubnet('192.168.0.0', 16, 'ipv4');
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');

/**
 * The visitor's network address: that of the connection, or the one that a proxy in our own network
 * reports. A visitor who connects directly cannot claim another one.
 */
export function visitorBehind(peer: string, forwardedFor: string | undefined): string {
  const connected = readAddress(peer) ?? '';
  const isOwn = connected === '' || OWN.check(connected, isIPv4(connected) ? 'ipv4' : 'ipv6');
  const said = isOwn ? readAddress(forwardedFor?.split(',').at(-1) ?? '') : undefined;
  return said ?? connected;
}

/** The key of a rate limit: one IPv4 address, or the /64 of IPv6, which is one household. */
export function addressKey(address: string): string {
  const plain = readAddress(address) ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * Normalises an address as proxies write it, perhaps quoted or in brackets and with a port, so that
 * it can be compared. Undefined if it is not an address.
 */
function readAddress(text: string): string | undefined {
  const [, inBrackets, inFront] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(unquoted(text)) ?? [];
  const plain = (inBrackets ?? inFront ?? unquoted(text)).split('%')[0] ?? '';
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest);
  if (!mapped) return shortest;
  return mapped
    .slice(1)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}

function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
