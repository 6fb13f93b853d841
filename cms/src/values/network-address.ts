import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Networks in which only our own proxies can be. */
const OWN = new Set(['loopback', 'private', 'uniqueLocal']);

/** The visitor's address: only proxies in our own network may report another than their own. */
export function clientAddress(peer: string, forwardedFor: string | undefined): string {
  const connected = readAddress(peer);
  const isOwn = !connected || OWN.has(connected.range());
  const said = isOwn ? readAddress(forwardedFor?.split(',').at(-1) ?? '') : undefined;
  return (said ?? connected)?.toString() ?? '';
}

export const isOutside = (address: string): boolean => readAddress(address)?.range() === 'unicast';

/** The key of a rate limit: one IPv4 address, or the /64 of IPv6, which is one household. */
export function addressKey(address: string): string {
  const plain = readAddress(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain?.toString() ?? address;
  return plain.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Reads an address as proxies write it, perhaps quoted or in brackets and with a port. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, inBrackets, inFront] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(unquoted(text)) ?? [];
  const plain = (inBrackets ?? inFront ?? unquoted(text)).split('%')[0] ?? '';
  // By itself, the parser would also take octal numbers and short forms for addresses.
  return isIP(plain) === 0 ? undefined : ipaddr.process(plain);
}

function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
