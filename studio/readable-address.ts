/** Next fails on half an escape as if the fault were ours; as it is written it leads nowhere. */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
