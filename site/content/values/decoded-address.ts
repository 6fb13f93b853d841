/** An address without its escapes; as it is where a percent sign is a character like others. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The same of a part of an address or a cookie, in which every character may be escaped. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
