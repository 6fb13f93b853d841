/**
 * An address with a path that can be decoded. Next decodes each and fails on half an escape as if
 * the fault were ours; taken as it is written, such a path is one that leads nowhere.
 */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
