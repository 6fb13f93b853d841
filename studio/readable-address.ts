/** Next answers 500 to a malformed escape in a path; taken literally, such a path is not found. */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
