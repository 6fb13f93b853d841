/** Decodes an address; one with a stray percent sign stays as it is. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Decodes a part of an address or a cookie, in which every character may be escaped. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
