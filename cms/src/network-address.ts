import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks in which only a proxy of our own can be. */
const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8, 'ipv4');
OWN.addSubnet('10.0.0.0', 8, 'ipv4');
OWN.addSubnet('172.16.0.0', 12, 'ipv4');
OWN.addSubnet('192.168.0.0', 16, 'ipv4');
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');

/**
 * The visitor's network address: the other end of the connection, or what a proxy in our own network
 * says it was. A visitor who connects directly cannot claim another one.
 */
export function visitorBehind(peer: string, forwardedFor: string | undefined): string {
  const connected = readAddress(peer) ?? '';
  const isOwn = connected === '' || OWN.check(connected, isIPv4(connected) ? 'ipv4' : 'ipv6');
  const said = isOwn ? readAddress(forwardedFor?.split(',').at(-1) ?? '') : undefined;
  return said ?? connected;
}

/** Whom a limit counts: one IPv4 address, or the /64 of IPv6, which is one household's. */
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
 * An address as proxies write it, perhaps in quotes or brackets and with a port, in the one form in
 * which it can be compared. What is no address is undefined.
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
